/** Help at the table and in a replay: what follows from what somebody knows, and what a bot would do. */
export const odds = {
  'help.odds': 'What are the odds?',
  'help.advice': 'What would you do?',
  'help.title': 'The odds',
  'help.thinking': 'Thinking…',
  'help.mark.odds': 'with odds',
  'help.mark.advice': 'with advice',

  'odds.chance': '{tenths} in 10',
  'odds.chance.low': 'hardly any chance',
  'odds.chance.high': 'almost certain',
  'odds.nothing': 'Everything that matters here lies open.',
  'odds.basis':
    'Counted in {worlds} random deals that fit everything {name} knows. Bluffs and habits don’t count: a hidden card can be any that’s left.',
  'odds.basis.you':
    'Counted in {worlds} random deals that fit everything you know. Bluffs and habits don’t count: a hidden card can be any that’s left.',

  'advice.choice': 'A mastermind’s choice:',
  'advice.choice.busy': 'All masterminds are busy. An ordinary bot’s choice:',
  'advice.only': 'It’s the only move you have.',
  'advice.plain': 'Nothing else is worth a thought.',
  'advice.best':
    'Played on from here {games} times, it wins {wins} of 100 games. The next best, “{other}”, wins {next}.',
  'advice.close': 'That’s hardly a difference. Trust your own judgement.',
  'advice.brief': 'There was hardly time to try it out: it looks best at first glance.',
  'advice.mixed':
    'Played on from here {games} times, it wins {wins} of 100 games, about as many as “{other}” with {next}, and it’s harder to predict.',
  'advice.habit': 'An ordinary bot decides at a glance, without playing anything out.',
} as const;
