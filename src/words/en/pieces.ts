/** What the pieces on every table say: seats, cards, clocks, the log, the count. */
export const pieces = {
  'pieces.close': 'Close',
  'pieces.clock': '{seconds, plural, one {# second left} other {# seconds left}}',
  'pieces.log': 'What happened',
  'pieces.log.empty': 'Nothing yet.',
  'pieces.card-back': 'a face-down card',
  'pieces.you': 'you',
  'pieces.thinks': 'thinks …',
  'pieces.away': 'away',
  'pieces.stand-in': 'a bot plays',
  'pieces.bot': 'bot',
  'pieces.host': 'host',
  'pieces.empty': 'free seat',
  'pieces.winner': 'Winner',
  'pieces.total': 'Total',
  'pieces.nothing': 'nothing at all',
} as const;
