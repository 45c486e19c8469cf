## Training

about-train = Train the learned evaluation anew, from games played for it.
argument-train-folder = The folder in which all of it is kept, and from which an interrupted training goes on.
option-train-generations = How many generations are trained; with more of them, a finished training goes on.
option-train-games = How many games each generation plays to learn from.
option-train-contest = How many games new weights play with the champion; with more than half of them won they take its place.
option-train-seed = A number that decides all chance; the same number gives the same weights.

train-begun = The training is kept in { $folder }.
train-resumed = { $finished } of { $steps } steps are in { $folder } from before.
train-progress = Training
train-status = generation { $generation }: { $what ->
    [playing] playing
    [fitting] fitting
   *[contest] contest
}
train-so-far = { $finished } of { $games } steps: { $scores }
train-interrupted = Interrupted: { $finished } of { $steps } steps are finished and kept in { $folder }. The same command goes on from there.
train-no-plots = The plots will be left out. { $why } The same command draws them later.
train-written = The weights are in { $weights }, what is to be known of them in { $card }.
train-plots-written = The plots are in { $file }.

train-title = The learned evaluation
train-lead = The weights are those of generation { $champion }, the champion of { $generations ->
    [one] one generation
   *[other] { $generations } generations
} with { $games } games in all (seed { $seed }; arpents { $version }).
train-generations = Generations
train-generations-more = A generation plays games, is fitted to those of the last generations, and meets the champion of its day. Those with a star took its place. The loss is the mean surprise (cross entropy, in nats) at the winners of games held out, by weights as they were before the fit and after it; a coin has 0.6931. Elo counts from the first generation, over all champions since. The intervals are Wilson's for the contest, of 95 %.
train-reliability = Reliability
train-reliability-more = What the champion foretold in games that no generation has learned from, and how often the British then won.
train-settings = Settings
train-settings-more = With these settings, the same version of Arpents and the same packages, the weights come out the same.
train-features = Features
train-features-more = What the weights are told of a position, with the number of statements each takes. The digest of the whole is { $digest }; weights fit only the features that they were made for.
train-descent = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} of { $epochs ->
    [one] one epoch
   *[other] { $epochs } epochs
}, rate { $rate }, decay { $decay }, lambda { $patience }
train-each-side = each side
train-both-sides = both
train-all-features = all, with each side's twice

train-head-generation = Generation
train-head-games = Games
train-head-british = British won
train-head-positions = Positions
train-head-loss-before = Loss before
train-head-loss = Loss
train-head-accuracy = Right
train-head-before = Against
train-head-won = Won
train-head-interval = 95 %
train-head-elo = Elo
train-head-foretold = Foretold
train-head-came = British won then
train-head-setting = Setting
train-head-value = Value
train-head-feature = Statements about
train-head-told-of = Told of
train-head-number = Number

train-loss = Loss by generation
train-loss-more = The mean surprise at the winners of games held out, before and after the fit.
train-loss-axis = loss
train-strength = Strength by generation
train-strength-more = In Elo, the first generation being 0; each by its contest with the champion of its day, with the interval of that contest alone.
train-became-champion = became champion
train-did-not = did not
