import type { table as english } from '../en/table.ts';

export const table: Readonly<Record<keyof typeof english, string>> = {
  'controller.card': 'Karta {number}: co z nią robisz?',
  'controller.play': 'Zagraj kartę {number}',

  'ending.part.bags': 'worki z pieniędzmi',
  'ending.part.ring': 'pierścień i podkowa',
  'ending.hidden.thieves': 'Kto co miał?',

  'odds.richest': 'Przy nalocie w tej chwili {name} traci wszystko: {chance}.',
  'odds.richest.you': 'Przy nalocie w tej chwili tracisz wszystko: {chance}.',
  'odds.covered':
    '{name} ma {cards, plural, one {# zakrytą kartę wartą} few {# zakryte karty warte} many {# zakrytych kart wartych} other {# zakrytej karty wartej}} w nalocie około {worth, number, ::.0}.',
  'odds.raid': 'Ktoś inny może jedną kartą sprowadzić nalot: {chance}.',
  'odds.raid.others': 'Ktoś z pozostałych może jedną kartą sprowadzić nalot: {chance}.',
};
