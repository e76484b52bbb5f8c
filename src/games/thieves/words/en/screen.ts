/** Thieves! on a big screen. */
export const screen = {
  'screen.thieves.turn': '{name}’s turn.',
  'screen.thieves.waiting': 'Double loot!|{name} plays two more.',
  'screen.thieves.stashed': '{name} hides a card.',
  'screen.thieves.gave': '{name} gives {to}|{what}.',
  'screen.thieves.police': '{name} calls the police.|{cars} of 4.',
  'screen.thieves.getaway': 'A getaway car!|{laid} of 7.',
  'screen.thieves.alarm': 'Alarm!|All police to the middle.',
  'screen.thieves.thief': 'Thief!|From {from} to {to}.',
  'screen.thieves.double-loot': '{name} plays Double loot.',
  'screen.thieves.raid': 'Raid!|Show your loot.',
  'screen.thieves.lost': 'Raid!|{name} loses it all.',
  'screen.thieves.lost.more': 'Raid!|{names} lose it all.',
  'screen.thieves.nobody-lost': 'Nobody is rich.|Nobody loses anything.',
  'screen.thieves.over': 'The seventh car is here.|Let’s count.',
  'screen.thieves.getaways': '{laid} of 7',
  'screen.thieves.hand': '{count, plural, one {# card in hand} other {# cards in hand}}',
} as const;
