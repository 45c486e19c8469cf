## The command that shows rule sets, variants and scenarios

about-rules = Show rule sets, variants and scenarios, and how two differ.
argument-name = A rule set, a variant, a scenario, or the file of a scenario.
argument-other = Another rule set or scenario, to compare it with.

rules-sets = Rule sets
rules-variants = Variants, each of which can be added to any rule set
rules-scenarios = Scenarios, each with rules of its own
rules-more = "arpents rules NAME" shows one of them in full, "arpents rules NAME OTHER" how two rule sets or scenarios differ.
rules-name = rule set, variant or scenario
rules-comparable = rule set or scenario
rules-not-comparable = "{ $name }" is a variant, which changes any rule set in the same way; compare two rule sets or scenarios.

rules-kind = { $kind ->
    [rule-set] Rule set { $name }
    [variant] Variant { $name }
   *[scenario] Scenario { $name }
}
rules-mark = -
rules-unlike = Unlike { $name }:
rules-like = As in { $name }:
rules-changes = What it changes:
rules-beats = It beats { $names } where both are chosen.
rules-beaten = It gives way to { $names } where both are chosen.
rules-played-by = Rules: { $names }
rules-set-up = Set-up
rules-standard-set-up = The set-up is the standard one.
rules-column-here = Here
rules-column-standard = In the standard set-up
rules-same = { $one } and { $other } are alike in every rule and in the set-up.
rules-same-rules = { $one } and { $other } have the same rules.
rules-same-set-up = { $one } and { $other } have the same set-up.

set-up-first-player = First to move
set-up-first-turn-actions = Actions in first turns
set-up-money = { $side ->
    [british] British money
   *[french] French money
}
set-up-deck = { $side ->
    [british] More in British deck
   *[french] More in French deck
}
set-up-unused = { $owner ->
    [british] British, not in game
    [french] French, not in game
   *[neutral] Neutral, not in game
}

piece-neutral = neutral
piece-british-village = British village
piece-british-town = British town
piece-french-village = French village
piece-french-town = French town
piece-british-village-fortified = British village, fortified
piece-british-town-fortified = British town, fortified
piece-french-village-fortified = French village, fortified
piece-french-town-fortified = French town, fortified
