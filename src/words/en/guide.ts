/** The guides: each game in six pictures, before a first game and at the top of its rules. */
export const guide = {
  'guide.title': '{game} in 60 seconds',
  'guide.goal': 'What it’s about',
  'guide.win': 'How you win',
  'guide.round': 'One round',
  'guide.turn': 'One turn',
  'guide.page': '{page} of {pages}',
  'guide.next': 'Next',
  'guide.back': 'Back',
  'guide.start': 'Start playing',
  'guide.skip': 'Skip the guide',
  'rules.search': 'Search the rules',
  'rules.found': 'Found',
  'rules.found.none': 'No clause says that.',
} as const;
