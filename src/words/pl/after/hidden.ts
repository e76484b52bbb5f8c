import type { hidden as english } from '../../en/after/hidden.ts';

export const hidden: Readonly<Record<keyof typeof english, string>> = {
  'the-boss.hidden.about': 'Co kryły miasta, rozdanie po rozdaniu',
  'the-boss.hidden.key': 'Zakryta karta i kto ją zdobywa',
  'the-boss.hidden.taken': '{city}: zakryta karta to {what}. Zdobywa ją {name}.',
  'the-boss.hidden.left': '{city}: zakryta karta to {what}. Nie zdobywa jej nikt.',
  'the-boss.hidden.dealt': 'Od rozdania kart może to wiedzieć: {names}.',
  'the-boss.hidden.knew': 'Od tury {lap} może to wiedzieć: {names}.',
  'the-boss.hidden.all': 'Od tury {lap} mogą to wiedzieć wszyscy.',
  'the-boss.hidden.unknown': 'Nikt nie może tego wiedzieć.',
  'thieves.hidden.raid': 'Nalot {number}',
  'thieves.hidden.end': 'Ucieczka',
  'thieves.hidden.key': 'dotąd tajemnica',
  'thieves.hidden.lost': 'Najwięcej łupów, więc wszystko przepada.',
  'thieves.hidden.haul':
    '{name}: łupy warte {value}, {secret, plural, =0 {wszystkie znane} one {w tym # karta dotąd tajna} few {w tym # karty dotąd tajne} many {w tym # kart dotąd tajnych} other {w tym # karty dotąd tajnej}}.',
};
