/** The story of a game: its chart, its great moments and its titles. */
export const tale = {
  'after.tale.fortunes': 'Fortunes',
  'after.tale.fortunes.about': 'What everyone would have had if the game had ended then',
  'after.tale.table': 'As a table',
  'after.tale.step': 'Move',
  'after.tale.moments': 'Great moments',
  'after.tale.titles': 'Titles',
  'after.great.lead': '{name} took the lead from {from} and never gave it back.',
  'after.great.end':
    '{count, plural, one {{names} won with {amount}.} other {{names} shared the win with {amount} each.}}',
  'after.great.end.close': '{names} won with {amount}, just {margin} ahead of {second}.',
  'after.great.end.tie': '{names} won with {amount}, though {second} had just as much.',
  'after.great.end.nobody': 'Nobody was left to win.',
};
