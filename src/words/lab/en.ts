/** The sentences of the lab: its pages are made by a program, so they are not part of the app. */
export const en = {
  'lab.title': 'What {games, number} games of {game} say',
  'lab.language': 'Language',
  'lab.players': 'Players at the table',
  'lab.players.all': 'all sizes',
  'lab.made': 'Who played what',
  'lab.made.bots': '{games, number} games between bots at level “{bot}”, by the usual options.',
  'lab.made.compared': 'Every second game was played with one option changed or with other bots, for comparison.',
  'lab.made.by': 'Hideout {version}, rules {rules}, program {program}. This command plays the same games again:',
  'lab.made.files': 'The numbers of all charts:',
  'lab.how': 'How to read it',
  'lab.how.share': 'A victory that several players share counts as an equal part for each of them.',
  'lab.how.interval':
    'A line through a dot, and the columns “from” and “to”, are the 95% interval: in 95 of 100 such studies the true value lies within.',
  'lab.how.title':
    'A title picks the most striking of many numbers, so it claims only what holds with 99.99% confidence. Otherwise it says that there is nothing to claim.',
  'lab.how.sample':
    'Clauses, standings at half-time and what is counted move by move ({measures}) come from every {every}th game.',
  'lab.how.half': 'Half-time is after half of the decisions. Games in which several players led then are left out.',
  'lab.how.together':
    'Pairs are compared with what two powers would win together if everyone won in proportion to their strength.',
  'lab.how.bots': 'Bots are not people: what wins among them need not win among your friends.',
  'lab.table': 'The numbers as a table',
  'lab.tables': 'The tables that were played',
  'lab.table.players': 'players',
  'lab.table.options': 'options',
  'lab.table.usual': 'the usual',
  'lab.table.bots': 'bots',
  'lab.column.games': 'games',
  'lab.column.count': 'count',
  'lab.column.value': 'value',
  'lab.column.low': 'from',
  'lab.column.high': 'to',
  'lab.column.series': 'series',
  'lab.fair': 'dashed: a fair share',
  'lab.same': 'dashed: no change',
  'lab.signs': '+ surely more, − surely less, a blank cannot be told from nothing',

  'lab.study.seats': 'Does it matter where you sit?',
  'lab.study.powers': 'What is each power worth?',
  'lab.study.scores': 'What score does it take to win?',
  'lab.study.length': 'How long is a game, and what happens in it?',
  'lab.study.leader': 'Does the leader at half-time win?',
  'lab.study.options': 'What do options and rulebooks change?',
  'lab.study.levels': 'Where do bots of different levels differ?',
  'lab.study.clauses': 'Which rules ever matter?',

  'lab.axis.place': 'place in turn order',
  'lab.axis.power': 'power',
  'lab.axis.together': 'both powers at one table',
  'lab.axis.against': 'the power on the left against the one above',
  'lab.axis.seats': 'players',
  'lab.axis.clause': 'clause',
  'lab.axis.change': 'what is compared',
  'lab.axis.score': 'score in {unit}',
  'lab.axis.wins': 'share of wins',
  'lab.axis.games': 'share of games',
  'lab.axis.all-scores': 'share of the scores',
  'lab.axis.by': 'change',
  'lab.axis.points': 'difference in percentage points',
  'lab.series.score.usual': 'bars: all players',
  'lab.series.score.compared': 'line: winners',
  'lab.series.power.usual': 'circle: usual',
  'lab.series.power.compared': 'filled square: {value}',

  'lab.unit.cash-n-guns': 'thousand dollars',
  'lab.unit.the-boss': 'dollars',
  'lab.unit.thieves': 'bags of money',

  'lab.measure.first': 'Wins of the first player',
  'lab.measure.winning-score': 'Winning score',
  'lab.measure.decisions': 'Decisions in a game',
  'lab.measure.rounds': 'Rounds in a game',
  'lab.measure.eliminations': 'Players shot dead',
  'lab.measure.shots': 'Times someone is hit',
  'lab.measure.lying-down': 'Times someone lies down',
  'lab.measure.killed': 'Experts killed',
  'lab.measure.raids': 'Raids in a game',
  'lab.measure.lost': 'Times someone loses all their loot',

  'lab.short.first': 'First player',
  'lab.short.winning-score': 'Winning score',
  'lab.short.decisions': 'Decisions',
  'lab.short.rounds': 'Rounds',
  'lab.short.eliminations': 'Shot dead',
  'lab.short.shots': 'Hits',
  'lab.short.lying-down': 'Lying down',
  'lab.short.killed': 'Killed',
  'lab.short.raids': 'Raids',
  'lab.short.lost': 'Loot lost',

  'lab.bot.random': 'random',
  'lab.bot.rookie': 'rookie',
  'lab.bot.regular': 'regular',
  'lab.bot.sharp': 'sharp',
  'lab.bot.mastermind': 'mastermind',

  'lab.seats.both':
    'With {seats} players, number {best} in turn order wins most often ({most}) and number {worst} least often ({least}); a fair share is {fair}.',
  'lab.seats.more':
    'With {seats} players, number {best} in turn order wins more than a fair share: {most} instead of {fair}.',
  'lab.seats.less':
    'With {seats} players, number {worst} in turn order wins less than a fair share: {least} instead of {fair}.',
  'lab.seats.none':
    'With {seats} players, {games, number} games show no place in turn order that wins more or less than its fair {fair}.',
  'lab.powers.both':
    'With {seats} players, the {best} wins most often ({most}) and the {worst} least often ({least}); a fair share is {fair}.',
  'lab.powers.none':
    'With {seats} players, {games, number} games show no power that is clearly better or worse than the others.',
  'lab.pairs.together.more':
    'With {seats} players, {first} and {second} help each other most: together they win {more} percentage points more than their strengths suggest.',
  'lab.pairs.together.less':
    'With {seats} players, {first} and {second} get in each other’s way most: together they win {more} percentage points less than their strengths suggest.',
  'lab.pairs.together.none':
    'With {seats} players, {games, number} games show no two powers that help or hinder each other.',
  'lab.pairs.against.more':
    'With {seats} players, {first} against {second} is the clearest case: where both play, {first} wins {won} of the games and {second} {lost}.',
  'lab.pairs.against.less':
    'With {seats} players, {second} against {first} is the clearest case: where both play, {second} wins {lost} of the games and {first} {won}.',
  'lab.pairs.against.none': 'With {seats} players, {games, number} games show no power that beats another.',
  'lab.scores.quartiles':
    'With {seats} players, half of all winners have between {low} and {high} {unit}; the highest score was {most}.',
  'lab.length.quartiles':
    'With {seats} players, half of all games take between {low} and {high} decisions; the shortest took {least}, the longest {most}.',
  'lab.scores.quartiles.one':
    'With {seats} players, at least half of all winners have {median} {unit}; the highest score was {most}.',
  'lab.length.quartiles.one':
    'With {seats} players, at least half of all games take {median} decisions; the shortest took {least}, the longest {most}.',
  'lab.length.always': '{measure}, {seats} players: {value} in every one of {games, number} games.',
  'lab.length.commonest': '{measure}, {seats} players: {mean} on average, most often {value} ({share} of games).',
  'lab.length.mean':
    '{measure}, {seats} players: {mean} on average; {games, number} games do not tell which number is the most frequent.',
  'lab.leader.more':
    'Whoever leads at half-time wins {first} of the games with {few} players and {last} with {many}; fair shares are {fair} and {fairLast}.',
  'lab.leader.one': 'Whoever leads at half-time wins {first} of the games with {few} players; a fair share is {fair}.',
  'lab.leader.some':
    'Whoever leads at half-time wins more than a fair share with {helped} players; with {rest} the games do not show that.',
  'lab.leader.none': 'The games do not show that whoever leads at half-time wins more than a fair share.',
  'lab.options.most': 'With “{option}: {value}” and {seats} players, the biggest change is: {measure} {change}.',
  'lab.options.none': '“{option}: {value}” with {seats} players: {games, number} games show no difference.',
  'lab.options.power':
    '“{option}: {value}” with {seats} players: it matters most for the {power}, who wins {now} instead of {usual}.',
  'lab.options.power.none':
    '“{option}: {value}” with {seats} players: {games, number} games show no power that gains or loses.',
  'lab.levels.most': 'Where {seats} bots at level “{bot}” play, the biggest change is: {measure} {change}.',
  'lab.levels.none': 'Where {seats} bots at level “{bot}” play, {games, number} games show no difference.',
  'lab.guest.more':
    'One “{bot}” among bots at level “{main}” wins more than a fair share: {first} with {few} players, {last} with {many}.',
  'lab.guest.less':
    'One “{bot}” among bots at level “{main}” wins less than a fair share: {first} with {few} players, {last} with {many}.',
  'lab.guest.none':
    'One “{bot}” among bots at level “{main}”: the games do not show, for every size, that it wins more or less than a fair share.',
  'lab.clauses.never':
    '{number, plural, one {One clause that could act never did} other {# clauses that could act never did}} in {games, number} games: {never}. The rarest of the others is {clause} ({share} of games).',
  'lab.clauses.all':
    'Every clause that can act did so in {games, number} games; the rarest is {clause}, in {share} of them.',
} as const;
