/** The phone beside a big screen. */
export const controller = {
  'controller.offer': 'The table is on the big screen. Use this phone as your controller, with your own cards only?',
  'controller.use': 'Use as a controller',
  'controller.keep': 'Keep the whole table',
  'controller.whole': 'Whole table',
  'controller.hold': 'Hold to look',
  'controller.looking': 'Looking…',
  'controller.hold.key': 'The Enter key opens and closes your cards.',
  'controller.watch': 'Watch the table',
  'controller.sent': 'Sent. Waiting for the others.',
  'controller.covered': 'Card {number}, covered',
  'controller.cannot': 'Not that one now. Hold to see why.',
  'controller.your-cards': 'Your cards',
} as const;
