/** The scoreboard of an evening. */
export const evening = {
  'evening.title': 'The evening so far',
  'evening.bots': 'The bots',
  'evening.wins':
    '{wins, plural, one {# win} other {# wins}} in {games, plural, one {# game} other {# games}}{shared, plural, =0 {} other {, # shared}}',
  'evening.at-game': '{game}: {wins} of {games}',
  'evening.at-game.shared': '{game}: {wins} of {games}, {shared} shared',
  'evening.won': '{game}: {count, plural, =0 {nobody won} one {{names} won} other {{names} shared the win}}',
  'evening.seat-waits': 'You’re waiting for a seat in the next game. Until then, enjoy the show.',
} as const;
