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
  'odds.guns':
    'Na muszce: {name} – {guns, plural, one {# spluwa; {chance}, że nabita} few {# spluwy; {chance}, że choć jedna jest nabita} many {# spluw; {chance}, że choć jedna jest nabita} other {# spluwy; {chance}, że choć jedna jest nabita}}.',
  'odds.guns.you':
    'Na muszce: ty – {guns, plural, one {# spluwa; {chance}, że nabita} few {# spluwy; {chance}, że choć jedna jest nabita} many {# spluw; {chance}, że choć jedna jest nabita} other {# spluwy; {chance}, że choć jedna jest nabita}}.',
  'odds.deadly': '{name} nie przeżyje takich strzałów: {chance}.',
  'odds.deadly.you': 'Nie przeżyjesz takich strzałów: {chance}.',
  'odds.gun': '{name} ma nabitą spluwę: {chance}.',
  'odds.bangs':
    '{name} ma jeszcze {cards, plural, one {# pocisk} few {# pociski} many {# pocisków} other {# pocisku}}. Losowo wybrany to Wystrzał: {chance}.',
  'odds.city': '{city}: pod spodem {cards} (każda z tych kart: {chance}).',
  'odds.city.sure': '{city}: pod spodem {card}, innej możliwości nie ma.',
  'odds.city.leads': 'Przewagę ma tam {name}.',
  'odds.city.leads.you': 'Masz tam przewagę.',
  'odds.last-round': 'Przez policję to będzie ostatnie rozdanie: {chance}.',
  'odds.richest': 'Przy nalocie w tej chwili {name} traci wszystko: {chance}.',
  'odds.richest.you': 'Przy nalocie w tej chwili tracisz wszystko: {chance}.',
  'odds.covered':
    '{name} ma {cards, plural, one {# zakrytą kartę wartą} few {# zakryte karty warte} many {# zakrytych kart wartych} other {# zakrytej karty wartej}} w nalocie około {worth, number, ::.0}.',
  'odds.raid': 'Ktoś inny może jedną kartą sprowadzić nalot: {chance}.',
  'odds.raid.others': 'Ktoś z pozostałych może jedną kartą sprowadzić nalot: {chance}.',
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
