/** The final count. */
export const ending = {
  'ending.stage': 'The count',
  'ending.counting': 'Who got away with the most?',
  'ending.either': '{names}?',
  'ending.or': 'or',
  'ending.and': 'and',
  'ending.wins': '{count, plural, one {{names} wins!} other {{names} share the win!}}',
  'ending.you': 'You',
  'ending.you-share': 'You share the win with {names}!',
  'ending.counted': '{name}: {amount}.',
  'ending.skip': 'Skip to the winner',
  'ending.why': 'Why?',
} as const;
