/** The story of a game: its chart, its great moments and its titles. */
export const tale = {
  'after.tale.fortunes': 'Fortunes',
  'after.tale.fortunes.about': 'What everyone would have had if the game had ended then',
  'after.tale.table': 'As a table',
  'after.tale.step': 'Move',
  'after.tale.moments': 'Great moments',
  'after.tale.titles': 'Titles',
  'after.great.lead': '{name} took the lead from {from} and never gave it back.',
  'after.great.end':
    '{count, plural, one {{names} won with {amount}.} other {{names} shared the win with {amount} each.}}',
  'after.great.end.close': '{names} won with {amount}, just {margin} ahead of {second}.',
  'after.great.end.tie': '{names} won with {amount}, though {second} had just as much.',
  'after.great.end.nobody': 'Nobody was left to win.',

  'cash-n-guns.great.bluff':
    '{name} stood with an empty gun, {guns, plural, one {one gun} other {# guns}} in the face, and got away with it.',
  'cash-n-guns.great.bluff.fooled':
    '{name} stood with an empty gun, {guns, plural, one {one gun} other {# guns}} in the face, and {at} ducked.',
  'cash-n-guns.great.killed': '{names} finished off {name}, and {amount} went up in smoke.',
  'cash-n-guns.great.killed.poor': '{names} finished off {name}.',
  'cash-n-guns.great.hit': '{names} shot {name}.',
  'cash-n-guns.great.crossfire': '{names} hit {name} at the same time.',
  'cash-n-guns.great.ducked': '{name} ducked from {guns} loaded guns at once.',
  'cash-n-guns.great.lucky':
    '{name} stood in front of {guns, plural, one {a loaded gun} other {# loaded guns}} and walked away without a scratch.',
  'cash-n-guns.great.haul': '{name} made {amount} in round {round}.',
  'cash-n-guns.great.draw': '{name} reached blindly into {from}’s loot and pulled out {what}.',
  'cash-n-guns.title.bravest':
    'The bravest: {names} {people, plural, one {} other {both }}stood {count, plural, =2 {twice} other {# times}} with a gun in the face.',
  'cash-n-guns.title.bluffer':
    'The best bluffer: {names} {people, plural, one {} other {both }}made others duck from an empty gun {count, plural, =2 {twice} other {# times}}.',
  'cash-n-guns.title.sharpshooter':
    'The sharpest shot: {names} {people, plural, one {} other {both }}hit someone {count, plural, =2 {twice} other {# times}}.',
  'cash-n-guns.title.careful':
    'The most careful: {names} {people, plural, one {} other {both }}ducked {count, plural, =2 {twice} other {# times}}.',
  'cash-n-guns.title.target':
    'Everyone’s target: {count} guns{people, plural, one {} other { each}} were pointed at {names}.',

  'the-boss.great.round': '{name} made {amount} in round {round}.',
  'the-boss.great.chicago': '{name} held Chicago when it paid {amount}.',
  'the-boss.great.trap': '{name} got {what} in {city}.',
  'the-boss.great.trap.knew': '{name} got {what} in {city}. {knower} could have known since lap {lap}.',
  'the-boss.great.trap.dealt': '{name} got {what} in {city}. {knower} could have known from the deal on.',
  'the-boss.great.snatched': '{name} outnumbered {from} in {city} and took {amount}.',
  'the-boss.great.saved': '{name} outnumbered {from} in {city}, only to get {what}.',
  'the-boss.great.insider': 'From lap {lap} on, only {name} could know that {city} hid {amount}, and took it.',
  'the-boss.great.insider.dealt': 'From the deal on, only {name} could know that {city} hid {amount}, and took it.',
  'the-boss.title.chicago': 'King of Chicago: {names} {people, plural, one {} other {both }}made {amount} there.',
  'the-boss.title.insider':
    'The best informed: {names} {people, plural, one {} other {both }}took {count} cards without having to guess.',
  'the-boss.title.unlucky': 'The unluckiest: {names} {people, plural, one {} other {both }}walked into {count} traps.',
  'the-boss.title.collector':
    'The busiest: {names} {people, plural, one {} other {both }}took money in {count} cities.',

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
};
