/** The titles of the figures: what a study found out. */
export const titles = {
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
