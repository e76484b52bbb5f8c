import type { pieces as english } from '../en/pieces.ts';

export const pieces: Readonly<Record<keyof typeof english, string>> = {
  'pieces.close': 'Zamknij',
  'pieces.clock':
    '{seconds, plural, one {Została # sekunda} few {Zostały # sekundy} many {Zostało # sekund} other {Zostało # sekundy}}',
  'pieces.log': 'Przebieg gry',
  'pieces.log.empty': 'Jeszcze nic.',
  'pieces.log.earlier':
    '{count, plural, one {# wcześniejszy wpis} few {# wcześniejsze wpisy} many {# wcześniejszych wpisów} other {# wcześniejszego wpisu}}',
  'pieces.card-back': 'zakryta karta',
  'pieces.you': 'ty',
  'pieces.thinks': 'myśli…',
  'pieces.away': 'offline',
  'pieces.stand-in': 'gra bot',
  'pieces.host': 'gospodarz',
  'pieces.empty': 'wolne miejsce',
  'pieces.winner': 'Zwycięstwo',
  'pieces.total': 'Razem',
  'pieces.nothing': 'ani grosza',
  'pieces.coach.got-it': 'Jasne',
  'pieces.coach.off': 'Wyłącz podpowiedzi',
  'pieces.how.title': 'Jak grać: zasady w 60 sekund',
  'pieces.how.short': 'Jak grać',
  'pieces.how.rules': 'Pełne zasady',
};
