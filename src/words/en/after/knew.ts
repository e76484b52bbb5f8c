/** What a player knew at a decision of a finished game. */
export const knew = {
  'knew.open': 'What was known?',
  'knew.title': 'What {name} knew',
  'knew.whose': 'Whose decision?',
  'knew.eyes': 'Look through {name}’s eyes',
  'knew.none': 'Nobody has a decision to make here. Go back a few moves.',
};
