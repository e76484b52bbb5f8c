/** Playing a finished game on from one of its decisions. */
export const whatIf = {
  'what-if.title': 'What if?',
  'what-if.open': 'What if?',
  'what-if.mark': 'What if …',
  'what-if.about':
    'Play on from here, in one seat, against bots. All hands and all hidden cards are as they were. The table is yours alone, and the game counts nowhere.',
  'what-if.whose': 'Whose decision?',
  'what-if.decision': '{name}, before move {step}',
  'what-if.none': 'No one has a decision left from here on. Go back a few moves.',
  'what-if.luck': 'What about luck?',
  'what-if.luck.new': 'New luck: what nobody has seen yet is shuffled again.',
  'what-if.luck.same': 'The same luck: the same cards would come next.',
  'what-if.do': 'Play on from here',
  'what-if.table':
    'You are trying a finished game another way, from {name}’s decision after {step} moves. This table is for you alone and counts nowhere.',
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
