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
  'odds.guns':
    '{guns, plural, one {One gun on {name}; {chance} that it’s loaded.} other {# guns on {name}; {chance} that at least one is loaded.}}',
  'odds.guns.you':
    '{guns, plural, one {One gun on you; {chance} that it’s loaded.} other {# guns on you; {chance} that at least one is loaded.}}',
  'odds.deadly': '{name} wouldn’t survive it: {chance}.',
  'odds.deadly.you': 'You wouldn’t survive it: {chance}.',
  'odds.gun': '{name} has a loaded gun: {chance}.',
  'odds.bangs':
    '{name} has {cards, plural, one {# bullet} other {# bullets}} left. A random one of them is a Bang!: {chance}.',
  'odds.city': '{city} hides {cards}: {chance} each.',
  'odds.city.sure': '{city} hides {card}: nothing else is left.',
  'odds.city.leads': '{name} is ahead there.',
  'odds.city.leads.you': 'You’re ahead there.',
  'odds.last-round': 'The police make this the last round: {chance}.',
  'odds.richest': 'A raid now would cost {name} everything: {chance}.',
  'odds.richest.you': 'A raid now would cost you everything: {chance}.',
  'odds.covered':
    '{name} has {cards, plural, one {# card} other {# cards}} face down, worth about {worth, number, ::.0} in a raid.',
  'odds.raid': 'Someone else can bring on a raid with a single card: {chance}.',
  'odds.raid.others': 'One of the others can bring on a raid with a single card: {chance}.',
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
