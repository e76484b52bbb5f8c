import type { odds as english } from '../en/odds.ts';

export const odds: Readonly<Record<keyof typeof english, string>> = {
  'help.odds': 'Jakie są szanse?',
  'help.advice': 'Co radzisz?',
  'help.title': 'Szanse',
  'help.thinking': 'Zastanawiam się…',
  'help.mark.odds': 'pomoc: szanse',
  'help.mark.advice': 'pomoc: rady',

  'odds.chance': 'szanse {tenths} na 10',
  'odds.chance.low': 'mało prawdopodobne',
  'odds.chance.high': 'prawie pewne',
  'odds.nothing': 'Wszystko, co się tu liczy, leży odkryte.',
  'odds.basis':
    'Policzone w {worlds} losowych rozdaniach, które pasują do wszystkiego, co wie {name}. Blefy i nawyki się nie liczą: zakryta może być każda z pozostałych kart.',
  'odds.basis.you':
    'Policzone w {worlds} losowych rozdaniach, które pasują do wszystkiego, co wiesz. Blefy i nawyki się nie liczą: zakryta może być każda z pozostałych kart.',

  'advice.choice': 'Geniusz zbrodni wybiera:',
  'advice.choice.busy': 'Wszyscy geniusze są zajęci. Zwykły bot wybiera:',
  'advice.only': 'To jedyny ruch, jaki masz.',
  'advice.plain': 'Nad niczym innym nie warto się zastanawiać.',
  'advice.best':
    'Rozegrany stąd {games} razy, wygrywa {wins} na 100 gier. Następny w kolejności ruch, „{other}”, wygrywa {next}.',
  'advice.close': 'To prawie żadna różnica. Zaufaj sobie.',
  'advice.brief': 'Prawie nie było czasu na próby: na pierwszy rzut oka ten ruch wygląda najlepiej.',
  'advice.mixed':
    'Rozegrany stąd {games} razy, wygrywa {wins} na 100 gier, prawie tyle co „{other}” ({next}), a trudniej go przewidzieć.',
  'advice.habit': 'Zwykły bot decyduje od razu, niczego nie rozgrywa w głowie.',
};
