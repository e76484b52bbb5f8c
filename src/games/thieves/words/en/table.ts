/** Thieves! at a table: phones beside a big screen, the final count, the odds. */
export const table = {
  'controller.card': 'Card {number}: what do you do with it?',
  'controller.play': 'Play card {number}',

  'ending.part.bags': 'bags of money',
  'ending.part.ring': 'ring and horseshoe',
  'ending.hidden.thieves': 'Who had what?',

  'odds.richest': 'A raid now would cost {name} everything: {chance}.',
  'odds.richest.you': 'A raid now would cost you everything: {chance}.',
  'odds.covered':
    '{name} has {cards, plural, one {# card} other {# cards}} face down, worth about {worth, number, ::.0} in a raid.',
  'odds.raid': 'Someone else can bring on a raid with a single card: {chance}.',
  'odds.raid.others': 'One of the others can bring on a raid with a single card: {chance}.',
} as const;
