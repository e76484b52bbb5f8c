/** The what-if table. */
export const whatIf = {
  'what-if.mark': 'What if…',
  'what-if.table':
    'You’re playing a finished game another way, from {name}’s decision after {step, plural, one {# move} other {# moves}}. This table is yours alone, and the game counts nowhere.',
  'what-if.again': 'Try again from there',
  'what-if.then': 'Then',
  'what-if.now': 'Now',
  'what-if.player': 'Player',
  'what-if.compare': 'Then and now',
  'what-if.better': '{amount} more than then.',
  'what-if.worse': '{amount} less than then.',
  'what-if.equal': 'Exactly as much as then.',
  'what-if.won': 'won',
};
