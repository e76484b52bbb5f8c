/** How a table shows events: the pace, what can be skipped, and what can be looked up. */
export const telling = {
  'telling.forward': 'Skip ahead',
  'telling.since': 'Since your last move',
  'telling.since.unread': 'What happened? You haven’t seen all of it',
  'telling.since.none': 'Nothing has happened since your last move.',
  'telling.again': 'Show me again',
  'telling.whole': 'The whole game',
} as const;
