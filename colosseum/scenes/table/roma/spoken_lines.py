"""What opponents say at the moments that matter in Arena: Roma II."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from colosseum.scenes.parts.spoken_lines import Lines
from colosseum.words.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Voice:
    opening: Lines
    """How it likes to play, before its first turn."""
    battle_won: Lines
    battle_lost: Lines
    card_lost: Lines
    points_won: Lines
    points_lost: Lines


VOICES: Final[Mapping[str, Voice]] = {
    "livia": Voice(
        opening=(
            Sentence("Cards first, then the dice."),
            Sentence("Low places first. I have time."),
        ),
        battle_won=(Sentence("I waited for that one."), Sentence("Forgive me. It had to go.")),
        battle_lost=(Sentence("No matter. I have time."), Sentence("Walls wear down in the end.")),
        card_lost=(
            Sentence("I’ve lost dearer things."),
            Sentence("Empty chairs. I know them well."),
        ),
        points_won=(Sentence("Little by little."), Sentence("One for the family shrine.")),
        points_lost=(Sentence("Grief passes. So will this."), Sentence("A gap I shall fill.")),
    ),
    "cassius": Voice(
        opening=(
            Sentence("Biggest die first, and swords out."),
            Sentence("High places for my fighters."),
        ),
        battle_won=(Sentence("Down it comes."), Sentence("Did you see that swing?")),
        battle_lost=(Sentence("The die slipped."), Sentence("I only meant to scare it.")),
        card_lost=(Sentence("How dare you."), Sentence("That was my best one.")),
        points_won=(Sentence("Applause, please."), Sentence("Shower me in points.")),
        points_lost=(
            Sentence("Who’s counting? Oh. You are."),
            Sentence("I’ll win them back twice."),
        ),
    ),
    "flavia": Voice(
        opening=(
            Sentence("I begin with Bribery. Don’t you?"),
            Sentence("Every die has its price."),
        ),
        battle_won=(Sentence("Cheap at the price."), Sentence("I’ll take that off the market.")),
        battle_lost=(Sentence("A bad buy, that attack."), Sentence("Could we call it a draw?")),
        card_lost=(
            Sentence("You could have made me an offer."),
            Sentence("That cost me good money."),
        ),
        points_won=(Sentence("Profit."), Sentence("Interest on my investment.")),
        points_lost=(Sentence("Call it rent."), Sentence("I’ll charge you for these.")),
    ),
    "gaius": Voice(
        opening=(Sentence("Money first. Money always."), Sentence("Not a sesterce for Bribery.")),
        battle_won=(Sentence("And it cost me only a die."), Sentence("Waste not. Hit once.")),
        battle_lost=(Sentence("A die thrown away."), Sentence("War is so expensive.")),
        card_lost=(Sentence("I paid for that."), Sentence("My savings.")),
        points_won=(Sentence("Into the chest with them."), Sentence("Mine. All mine.")),
        points_lost=(Sentence("Thieves. Thieves everywhere."), Sentence("That hurt my purse.")),
    ),
    "octavia": Voice(
        opening=(
            Sentence("The middle of the row decides."),
            Sentence("Let me see more cards first."),
        ),
        battle_won=(
            Sentence("You leaned on that one, I think."),
            Sentence("Your row has a hole now."),
        ),
        battle_lost=(
            Sentence("The odds were right. The die wasn’t."),
            Sentence("It will fall next turn."),
        ),
        card_lost=(Sentence("You saw it too. Good."), Sentence("I would have done the same.")),
        points_won=(Sentence("As calculated."), Sentence("That settles the count.")),
        points_lost=(Sentence("A price I chose to pay."), Sentence("I’ve more in reserve.")),
    ),
    "brutus": Voice(
        opening=(
            Sentence("VI or Bribery. Nothing in between."),
            Sentence("Biggest die first. Always."),
        ),
        battle_won=(Sentence("Just as I called it."), Sentence("Never doubt the dice.")),
        battle_lost=(Sentence("Roll again? No? Pity."), Sentence("Loaded, that die. Loaded.")),
        card_lost=(Sentence("Lucky throw."), Sentence("You’ll pay for that on my roll.")),
        points_won=(Sentence("Jackpot."), Sentence("Let it ride.")),
        points_lost=(
            Sentence("You can’t win every throw."),
            Sentence("I like it close to the edge."),
        ),
    ),
    "lucia": Voice(
        opening=(
            Sentence("I, III and V are my lucky places."),
            Sentence("Points first. The crowd wants them."),
        ),
        battle_won=(Sentence("The crowd asked for it."), Sentence("Sorry. They wanted blood.")),
        battle_lost=(Sentence("Oops. They’re laughing."), Sentence("Boo. Not you. The die.")),
        card_lost=(Sentence("But they loved him."), Sentence("You’ve made an enemy of the crowd.")),
        points_won=(Sentence("Petals. Look, petals."), Sentence("They adore me.")),
        points_lost=(Sentence("Don’t look, please."), Sentence("Not my finest hour.")),
    ),
    "titus": Voice(
        opening=(
            Sentence("Hold both ends of the line."),
            Sentence("Man the walls, then use your dice."),
        ),
        battle_won=(
            Sentence("Strike where the wall is thin."),
            Sentence("Count the defence, then strike."),
        ),
        battle_lost=(
            Sentence("Even veterans miss."),
            Sentence("Learn from it: bring a stronger die."),
        ),
        card_lost=(Sentence("He fell at his post."), Sentence("A clean hit. Well aimed.")),
        points_won=(Sentence("Ground gained."), Sentence("Steady. That’s how it’s won.")),
        points_lost=(
            Sentence("Never leave a gap in the line."),
            Sentence("My own fault. Close ranks."),
        ),
    ),
}
