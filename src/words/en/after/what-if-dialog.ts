/** The way from a replay to a what-if table. */
export const whatIfDialog = {
  'what-if.title': 'What if?',
  'what-if.open': 'What if?',
  'what-if.about':
    'Play on from here, in one seat, against bots. All hands and all hidden cards are as they were. The table is yours alone, and the game counts nowhere.',
  'what-if.whose': 'Whose decision?',
  'what-if.decision': '{name}, before move {step}',
  'what-if.none': 'Nobody has a decision to make from here on. Go back a few moves.',
  'what-if.luck': 'What about luck?',
  'what-if.luck.new': 'New luck: what nobody has seen yet is shuffled again.',
  'what-if.luck.same': 'The same luck: the same cards would come next.',
  'what-if.do': 'Play on from here',
};
