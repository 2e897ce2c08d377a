### Beyond the Sun: turns, actions, research, production, achievements. Log, prompts, answers, and reasons why not.

## Log: turns. $seat is the faction, $space, $deed, $slot, $technology, $column are names.
bts-faction-taken = { $seat } plays { $faction }.
bts-round-began = { $last ->
    [0] Round { $round }.
   *[other] Round { $round }, the last one.
}
bts-turn-began = { $seat }: a new turn.
bts-pawn-placed = { $seat } moves the pawn: { $space }.
bts-pawn-pushed = { $seat } is pushed off the space: { $space }.
bts-deed-performed = { $seat } performs without a space: { $deed }.
bts-ability-used = { $seat } uses { $ability }.
bts-end-triggered = { $discs } discs lie on the achievements: one more round after this one.

## Log: ore, cubes, discs
bts-ore-gained = { $seat } gains { $amount } ore.
bts-ore-paid = { $seat } pays { $amount } ore.
bts-population-gained = { $seat } turns { $count } supply into population.
bts-population-returned = { $seat } returns { $count } population to supply.
bts-supply-moved = { $seat } moves a supply cube: column { $source } → { $column }.
bts-disc-automated = { $seat } automates { $kind }, level { $level }.

## Log: research
bts-technology-researched = { $seat } researches { $slot }.
bts-type-chosen = { $seat } chooses the type: { $type }.
bts-technology-revealed = { $technology } is turned over.
bts-technology-discovered = { $technology } is discovered in slot { $slot }.
bts-technologies-put-under = { $count ->
    [one] { $count } card goes
   *[other] { $count } cards go
} under the deck of level { $level }.
bts-private-technology-taken = { $seat } takes a private technology: { $technology }.

## Log: production and achievements
bts-growth-chosen = { $seat } produces: population growth.
bts-ore-production-chosen = { $seat } produces: ore.
bts-trade-chosen = { $seat } produces: resource trade.
bts-achievement-gained = { $seat } gains { $achievement }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
bts-grant-taken = { $seat } takes { $event }.

## Prompts
bts-choose-factions-choose-faction = Which faction do you play?
bts-turn-place-pawn = Where does the pawn go?
bts-turn-choose-production = What do you produce?
bts-turn-gain-achievement = Which achievement do you gain?
bts-perform-action-pay-cost = How do you pay?
bts-choose-deed-choose-deed = Which action do you perform?
bts-resolve-abilities-choose-ability = Which ability comes first?
bts-may-do-decide = Carry out this part of the text?
bts-choose-alternative-choose-one = Which one do you choose?
bts-convert-or-skip-convert-or-skip = There is too little supply. Convert what there is?
bts-move-cubes-choose-target = To which column does the supply cube go?
bts-move-cube-to-choose-source = From which column does the supply cube come?
bts-research-choose-slot = What do you research?
bts-research-choose-type = Of which type is the new technology?
bts-research-choose-card = Which card goes into the slot?
bts-take-private-choose-private = Which technology do you take?
bts-discover-card-choose-card = Which card is laid out?
bts-discover-card-choose-place = Into which slot does the card go?
bts-growth-ask-for-aid = Mutual Aid: pay 1 ore for a cube of another column?
bts-growth-one-cube-more = One cube more: from which column?
bts-trade-exchange = Which exchange do you make?

## Answers
bts-choose-faction = { $faction }
bts-place-pawn = { $space }
bts-perform-deed = { $deed }
bts-pay-printed = Pay as printed
bts-pay-ore-instead = Pay 1 ore for one of the cubes
bts-use-ability = { $ability }
bts-do-it = Carry it out
bts-decline = Leave it out
bts-choose = Alternative { $option }
bts-convert-all = Convert all supply
bts-convert-nothing = Convert nothing
bts-move-to = To column { $column }
bts-move-from = From column { $column }
bts-choose-slot = Slot { $slot }
bts-choose-type = { $type }
bts-choose-technology = { $technology }
bts-open-slot = Into slot { $slot }
bts-grow = Population growth
bts-produce-ore = Ore production
bts-trade-resources = Resource trade
bts-aid-from = Pay 1 ore, from column { $column }
bts-no-aid = No aid
bts-grow-from = From column { $column }
bts-buy-population = Ore for a supply cube
bts-recall-for-ore = 1 ore, and the level { $level } ship becomes population: { $node }
bts-sell-population = 1 population for 1 ore
bts-trade-done = No more exchanges
bts-gain-achievement = { $achievement }

## Why not: spaces and costs
bts-faction-already-taken = Another seat plays this faction.
bts-no-such-space = This action has { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} only.
bts-pawn-stands-there = The pawn stands there; it must move to another space.
bts-space-occupied = The pawn of { $seat } stands there.
bts-guild-covered = The token still covers this guild.
bts-technology-not-discovered = This technology has not been discovered.
bts-technology-not-researched = You have not researched this technology.
bts-technology-without-actions = This technology has no action spaces.
bts-private-technology = This is the private technology of { $seat }.
bts-no-such-action = There is no such action.
bts-no-such-action-now = No event offers this action now.
bts-not-enough-ore = { $need } ore needed, { $have } there.
bts-no-population-to-replace = The cost has no cube that you could replace.
bts-changes-nothing = It would change nothing.
bts-cannot-be-done = Its effects cannot be carried out.
bts-rest-cannot-be-done = What follows could not be carried out then.
bts-not-basic-spacefaring = It must be a row of Basic Spacefaring.
bts-no-research-in-it = Research is no part of this action.
bts-nothing-to-copy = There is no research action that you could copy.
bts-ability-not-triggered = This ability has not been triggered.
bts-no-such-alternative = The text has no such alternative.
bts-alternative-does-nothing = This alternative would do nothing.

## Why not: research
bts-slot-of-other-level = This slot is of level { $level ->
    [1] I
    [2] II
    [3] III
   *[other] IIII
}.
bts-already-researched = You have researched it already.
bts-not-discovered-yet = Only a discovered technology may be chosen.
bts-level-deck-empty = The deck of this level is empty.
bts-prerequisites-missing = { $need ->
    [one] { $need } prerequisite
   *[other] { $need } prerequisites
} needed, { $have } researched.
bts-no-population = You have no population.
bts-no-population-to-research = Research needs { $need } population.
bts-no-slot-to-research = There is no technology of level { $level ->
    [1] I
    [2] II
    [3] III
   *[other] IIII
} that you could research.
bts-type-not-passed-on = No prerequisite passes on this type.
bts-not-among-the-cards = This card cannot be chosen here.
bts-slot-discovered = This slot is discovered already.
bts-slot-of-other-level-here = The card belongs to another level.

## Why not: production and achievements
bts-column-empty = This column is empty.
bts-column-full = This column is full.
bts-same-column = The cube must change its column.
bts-supply-empty = All supply columns are empty.
bts-no-such-ship = You have no such ship there.
bts-achievement-not-in-play = This achievement is not in play.
bts-achievement-gained-before = You have gained this achievement before.
bts-condition-not-fulfilled = Its condition is not fulfilled.
