import type { table as english } from '../en/table.ts';

export const table: Readonly<Record<keyof typeof english, string>> = {
  'controller.sides': 'Strony zmieniają się co rundę: z ruchu kciuka nikt nic nie wyczyta.',
  'controller.lift': 'Podnieś kciuk, a się zakryją.',
  'controller.load': 'Załaduj pocisk.',
  'controller.loaded': 'Załadowane. Możesz jeszcze zmienić zdanie.',
  'controller.bullet': 'Który pocisk?',
  'controller.left': 'Ładuj lewy',
  'controller.right': 'Ładuj prawy',
  'controller.this.left': 'Ten z lewej',
  'controller.this.right': 'Ten z prawej',
  'controller.none-left': 'Takich już nie masz. Weź ten drugi.',
  'controller.your-bullet': 'Twój pocisk w tej rundzie',
  'controller.guns':
    '{guns, plural, =0 {Nikt w ciebie nie celuje.} one {Celuje w ciebie # osoba.} few {Celują w ciebie # osoby.} many {Celuje w ciebie # osób.} other {Celuje w ciebie # osoby.}}',
  'controller.guns.whose': '{names}.',
  'controller.you-aim': 'Twój cel: {name}.',
  'controller.on-three': 'Na „trzy” pokazują wszyscy.',

  'ending.part.bills': 'gotówka',
  'ending.part.diamonds': 'diamenty',
  'ending.part.paintings': 'obrazy',
  'ending.part.bonus': 'najwięcej diamentów',
  'ending.final': 'W końcowym podliczeniu: {money}',
  'ending.thousands': 'w tysiącach dolarów',
  'ending.hidden.cash-n-guns': 'Kto blefował?',

  'odds.guns':
    'Na muszce: {name} – {guns, plural, one {# spluwa; {chance}, że nabita} few {# spluwy; {chance}, że choć jedna jest nabita} many {# spluw; {chance}, że choć jedna jest nabita} other {# spluwy; {chance}, że choć jedna jest nabita}}.',
  'odds.guns.you':
    'Na muszce: ty – {guns, plural, one {# spluwa; {chance}, że nabita} few {# spluwy; {chance}, że choć jedna jest nabita} many {# spluw; {chance}, że choć jedna jest nabita} other {# spluwy; {chance}, że choć jedna jest nabita}}.',
  'odds.deadly': '{name} nie przeżyje takich strzałów: {chance}.',
  'odds.deadly.you': 'Nie przeżyjesz takich strzałów: {chance}.',
  'odds.gun': '{name} ma nabitą spluwę: {chance}.',
  'odds.bangs':
    '{name} ma jeszcze {cards, plural, one {# pocisk} few {# pociski} many {# pocisków} other {# pocisku}}. Losowo wybrany to Wystrzał: {chance}.',
};
