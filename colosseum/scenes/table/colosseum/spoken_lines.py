"""What opponents say at Colosseum's great and small moments."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from colosseum.scenes.parts.spoken_lines import Lines
from colosseum.words.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Voice:
    auction_won: Lines
    auction_lost: Lines
    deal_made: Lines
    deal_refused: Lines
    noble_won: Lines
    great_event: Lines
    star_lost: Lines


VOICES: Final[Mapping[str, Voice]] = {
    "livia": Voice(
        auction_won=(Sentence("I only bid when it matters."), Sentence("That will keep.")),
        auction_lost=(Sentence("Enjoy it. I’m in no hurry."), Sentence("So dear? Have it, child.")),
        deal_made=(
            Sentence("A fair trade, kindly made."),
            Sentence("We’ll both sleep well tonight."),
        ),
        deal_refused=(Sentence("You’ll come round."), Sentence("I’ve been refused by better.")),
        noble_won=(Sentence("Senator, your usual seat."), Sentence("They always visit a widow.")),
        great_event=(
            Sentence("Five years I saved for this."),
            Sentence("Now that was worth the wait."),
        ),
        star_lost=(Sentence("Stars come back to me."), Sentence("Take care of it. I’ll want it.")),
    ),
    "cassius": Voice(
        auction_won=(Sentence("Money? There’s always more."), Sentence("Mine. And worth double.")),
        auction_lost=(
            Sentence("Bah. I was only warming up."),
            Sentence("You’d have blinked at thirty."),
        ),
        deal_made=(Sentence("Done. Don’t count it twice."), Sentence("Now we’re both famous.")),
        deal_refused=(Sentence("You refuse Cassius?"), Sentence("Coward. It was a grand offer.")),
        noble_won=(
            Sentence("Trumpets, please: a noble in my box."),
            Sentence("He came to see me, of course."),
        ),
        great_event=(Sentence("That’s how it’s done."), Sentence("Bring more lions next time.")),
        star_lost=(Sentence("My star. You thief."), Sentence("The crowd won’t forgive you.")),
    ),
    "flavia": Voice(
        auction_won=(
            Sentence("I’d have paid four more."),
            Sentence("Now, who’ll buy these off me?"),
        ),
        auction_lost=(Sentence("At that price? Keep it."), Sentence("You paid the tourist price.")),
        deal_made=(Sentence("A pleasure to do business."), Sentence("Same time next turn?")),
        deal_refused=(Sentence("Think again. I’ll wait."), Sentence("I can sweeten it, you know.")),
        noble_won=(Sentence("Nobles tip well."), Sentence("Best seats, special price, my lord.")),
        great_event=(Sentence("And every token second-hand."), Sentence("Look what trade can do.")),
        star_lost=(
            Sentence("What do you want for it?"),
            Sentence("Name your price. I’ll buy it back."),
        ),
    ),
    "gaius": Voice(
        auction_won=(
            Sentence("Robbery. But I’ll take it."),
            Sentence("Careful with that. I paid."),
        ),
        auction_lost=(Sentence("I saved a fortune just now."), Sentence("Fools and their coins…")),
        deal_made=(
            Sentence("Count it again. Slowly."),
            Sentence("I’ve been generous. Too generous."),
        ),
        deal_refused=(
            Sentence("Good. I was already regretting it."),
            Sentence("That offer was a gift."),
        ),
        noble_won=(Sentence("I trust he has paid to get in."), Sentence("Don’t feed him.")),
        great_event=(Sentence("And under budget."), Sentence("They all paid. Every one.")),
        star_lost=(Sentence("That was an asset."), Sentence("Who’ll pay me for that?")),
    ),
    "octavia": Voice(
        auction_won=(Sentence("You needed that, didn’t you?"), Sentence("One less for your plan.")),
        auction_lost=(Sentence("You paid what I hoped you would."), Sentence("Noted.")),
        deal_made=(Sentence("You helped me more than you know."), Sentence("A useful exchange.")),
        deal_refused=(Sentence("I expected that."), Sentence("Then you’re closer than I thought.")),
        noble_won=(Sentence("He moves where I want him."), Sentence("One piece in place.")),
        great_event=(Sentence("Turn by turn, as planned."), Sentence("Now answer that.")),
        star_lost=(
            Sentence("A small loss. I allowed for it."),
            Sentence("You’ve shown your hand."),
        ),
    ),
    "brutus": Voice(
        auction_won=(Sentence("All in, and it pays."), Sentence("I never fold.")),
        auction_lost=(Sentence("Lucky. Next one’s mine."), Sentence("Toss you for it?")),
        deal_made=(Sentence("Risky. I like it."), Sentence("Shake on it, quick.")),
        deal_refused=(Sentence("No nerve, that’s your trouble."), Sentence("Your loss, friend.")),
        noble_won=(Sentence("Rolled him right in."), Sentence("The bones love me tonight.")),
        great_event=(Sentence("Against all the odds."), Sentence("And nobody took my bet.")),
        star_lost=(Sentence("Easy come, easy go."), Sentence("I’ll win it back on a throw.")),
    ),
    "lucia": Voice(
        auction_won=(
            Sentence("The crowd wanted me to have it."),
            Sentence("How sweet of you to stop."),
        ),
        auction_lost=(Sentence("Oh, you’ve made them boo."), Sentence("It suits you. Almost.")),
        deal_made=(Sentence("Friends for ever."), Sentence("You’re a darling.")),
        deal_refused=(Sentence("You’re breaking my heart."), Sentence("Nobody says no to me.")),
        noble_won=(Sentence("He waved at me."), Sentence("Even Consuls are fans.")),
        great_event=(Sentence("Do you hear them sing?"), Sentence("Encore, encore…")),
        star_lost=(Sentence("My star. How could you?"), Sentence("They’ll always love me more.")),
    ),
    "titus": Voice(
        auction_won=(
            Sentence("Know your limit, then hold it."),
            Sentence("A fair price. Remember it."),
        ),
        auction_lost=(
            Sentence("Too dear for me. Learn from that."),
            Sentence("Know when to fall back."),
        ),
        deal_made=(Sentence("A good deal feeds both camps."), Sentence("Well traded, recruit.")),
        deal_refused=(Sentence("A firm no. I respect that."), Sentence("Try me again with more.")),
        noble_won=(Sentence("Attention. A noble is present."), Sentence("March him in. Gently.")),
        great_event=(
            Sentence("Discipline fills the stands."),
            Sentence("That’s how we did it in Gaul."),
        ),
        star_lost=(
            Sentence("Lost a standard. I’ll get it back."),
            Sentence("Guard yours better than I did."),
        ),
    ),
}
