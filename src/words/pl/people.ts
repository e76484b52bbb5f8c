import type { people as english } from '../en/people.ts';

export const people: Readonly<Record<keyof typeof english, string>> = {
  'invite.this-computer': 'Ten link działa tylko na tym komputerze: serwer nie znalazł żadnej sieci.',
  'invite.address': 'Jeśli znajomym się nie otwiera, spróbuj innego adresu',

  'key.title': 'Nowy stół wymaga klucza',
  'key.about':
    'O tym, kto otwiera tu stoły, decyduje osoba, która prowadzi serwer. Żeby usiąść ze znajomymi, wystarczy kod stołu.',
  'key.field': 'Klucz tego serwera',
  'key.missing': 'Najpierw wpisz klucz.',
  'key.do': 'Otwórz stół',
  'name.title': 'Jak cię nazywać?',
  'name.about': 'To imię zobaczą znajomi przy stole.',
  'name.do': 'Otwórz stół',

  'notice.left': '{name} odchodzi od stołu.',
  'notice.removed': 'Gospodarz wyprasza od stołu: {name}.',
  'notice.removed-you': '{name} wyprasza cię od stołu. Możesz dalej się przyglądać.',
  'notice.stood-in': '{name} znika na chwilę. Na razie gra bot.',
  'notice.back': '{name} wraca do stołu.',
  'notice.joined': '{name} dołącza do gry.',
  'notice.host': 'Gospodarzem jest teraz {name}.',
  'notice.host-you': 'Teraz ty jesteś gospodarzem.',
  'notice.chosen': '{name} kładzie na stół inną grę: {game}.',
  'notice.ended': 'Wszyscy się zgodzili: kończymy grę bez wyniku.',
  'notice.resumed': 'Gramy dalej od miejsca, w którym przerwaliśmy.',

  'log.table-removed': 'Gospodarz wyprasza jednego z graczy.',
  'log.table-left': 'Ktoś odchodzi od stołu.',
  'log.table-stood-in': 'Chwilowo gra bot, zastępuje: {name}.',
  'log.table-back': '{name} wraca do gry.',
  'log.table-joined': '{name} siada na miejscu bota.',
  'log.table-ended': 'Wszyscy zgadzają się tu przerwać.',
  'log.table-resumed': 'Gra toczy się dalej.',

  'next.title': 'Następna gra',
  'next.play': 'Gramy: {game}',
  'next.waiting-for': 'Grasz dalej. Czekamy jeszcze na: {names}.',
  'next.not-yet': 'Chwila, jeszcze nie',
  'next.start': 'Zacznij bez czekania',
  'next.ready': 'gra dalej',
  'next.not-ready': 'jeszcze nie',
  'next.away': 'poza stołem',
  'next.votes': '{count, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}',
  'next.too-many':
    '{game}: najwyżej {max, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}. {out, plural, one {Jedno z was się przygląda i ma miejsce w kolejnej grze.} few {# osoby się przyglądają i mają miejsca w kolejnej grze.} many {# osób się przygląda i ma miejsca w kolejnej grze.} other {# osoby się przyglądają i mają miejsca w kolejnej grze.}}',
  'next.too-few':
    '{game}: potrzeba {min, plural, one {# gracza} few {# graczy} many {# graczy} other {# gracza}}. Skład uzupełnią boty.',
  'next.queue': 'Na miejsce czekają: {names}',
  'next.join': 'Chcę zagrać w następnej',
  'next.joined': 'W następnej grze masz miejsce.',
  'next.begun': 'Następna gra już się zaczęła.',
  'next.begun.asked': 'Następna gra już się zaczęła. Twój ruch.',
  'next.begun.clock': 'Następna gra już się zaczęła. Twój ruch, a zegar tyka.',
  'next.go': 'Do stołu',

  'table.kick.sure': 'Wyprosić od stołu: {name}?',
  'table.kick.playing': 'Tymi kartami zagra dalej bot. Wyproszona osoba może się przyglądać i zagrać w następnej grze.',
  'table.kick.lobby': 'Miejsce znów będzie wolne. Patrzeć wolno dalej.',
  'table.kick.do': 'Wyproś: {name}',
  'table.kick.keep': '{name} zostaje',
};
