import type { evening as english } from '../en/evening.ts';

export const evening: Readonly<Record<keyof typeof english, string>> = {
  'evening.title': 'Bilans wieczoru',
  'evening.bots': 'Boty',
  'evening.wins':
    '{wins, plural, one {# wygrana} few {# wygrane} many {# wygranych} other {# wygranej}} w {games, plural, one {# grze} few {# grach} many {# grach} other {# gry}}{shared, plural, =0 {} one {, w tym # wspólna} few {, w tym # wspólne} many {, w tym # wspólnych} other {, w tym # wspólnej}}',
  'evening.at-game': '{game}: {wins} z {games}',
  'evening.at-game.shared':
    '{game}: {wins} z {games}, {shared, plural, one {# wspólna} few {# wspólne} many {# wspólnych} other {# wspólnej}}',
  'evening.won':
    '{game}: {count, plural, =0 {nikt nie wygrywa} one {wygrywa {names}} few {wspólnie wygrywają {names}} many {wspólnie wygrywają {names}} other {wspólnie wygrywają {names}}}',
  'evening.seat-waits': 'Czekasz na miejsce w następnej grze. Na razie miłego oglądania.',
};
