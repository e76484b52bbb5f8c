/** A game of Thieves! that is over: what was hidden, its great moments and its titles. */
export const after = {
  'thieves.hidden.raid': 'Raid {number}',
  'thieves.hidden.end': 'The getaway',
  'thieves.hidden.key': 'a secret until then',
  'thieves.hidden.lost': 'The richest: lost it all.',
  'thieves.hidden.haul':
    '{name}: loot worth {value}, {secret, plural, =0 {no card} one {# card} other {# cards}} of it a secret until then.',

  'thieves.great.raid':
    '{name} set off raid {number}, and it cost {names} everything: {total, plural, one {# point} other {# points}}.',
  'thieves.great.raid.own':
    '{name} set off raid {number} and lost everything in it: {total, plural, one {# point} other {# points}}.',
  'thieves.great.raid.tied':
    '{name} set off raid {number}. {names} were equally rich and lost everything: {total, plural, one {# point} other {# points}} each.',
  'thieves.great.escape': '{name} had one point less than the richest at the raid, and kept all {total} points.',
  'thieves.great.poison': '{name} gave {to} {what}, and at the raid that made {to} the richest.',
  'thieves.great.poison.thief': '{name} had a Thief slip {what} to {to}, and at the raid that made {to} the richest.',
  'thieves.great.thief': '{name} sent a Thief: {what} moved from {from} to {to}.',
  'thieves.great.thief.away': '{name} let a Thief carry {what} over to {to}.',
  'thieves.great.thief.own': '{name} sent a Thief to {from} and got {what}.',
  'thieves.great.draw': '{name}’s Double loot brought {total} points at once.',
  'thieves.great.gift': '{name} gave {to} {what}.',
  'thieves.great.stashed': '{name} hid {what}, and nobody saw it.',
  'thieves.great.end':
    '{count, plural, one {{names} won} other {{names} shared the win}} with {total, plural, one {# point} other {# points}}.',
  'thieves.great.end.close':
    '{names} won with {total, plural, one {# point} other {# points}}, just one more than {second}.',
  'thieves.title.generous': 'The most generous: {names} {people, plural, one {} other {both }}gave away {count} bags.',
  'thieves.title.secretive': 'The most secretive: {names} {people, plural, one {} other {both }}hid {count} cards.',
  'thieves.title.informer':
    'Friend of the police: {names} {people, plural, one {} other {both }}called them {count, plural, =2 {twice} other {# times}}.',
  'thieves.title.raided': 'The unluckiest: raids cost {names} {count} cards{people, plural, one {} other { each}}.',
  'thieves.title.favourite': 'Everyone’s darling: {count} presents{people, plural, one {} other { each}} for {names}.',
} as const;
