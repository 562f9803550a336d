cask "colosseum-box" do
  arch arm: "arm64", intel: "x86_64"

  version "@VERSION@"
  sha256 arm:   "@SHA256 Colosseum-@VERSION@-macos-arm64.zip@",
         intel: "@SHA256 Colosseum-@VERSION@-macos-x86_64.zip@"

  url "https://github.com/colosseum-game/colosseum/releases/download/v#{version}/Colosseum-#{version}-macos-#{arch}.zip"
  name "Colosseum"
  desc "Two board games about ancient Rome"
  homepage "https://github.com/colosseum-game/colosseum"

  depends_on macos: ">= :big_sur"

  app "Colosseum/Colosseum.app"

  zap trash: [
    "~/Library/Application Support/Colosseum",
    "~/Library/Logs/Colosseum",
  ]
end
