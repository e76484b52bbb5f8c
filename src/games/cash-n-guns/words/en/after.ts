/** A game of Cash 'n Guns that is over: what was hidden, its great moments and its titles. */
export const after = {
  'cash-n-guns.hidden.about': 'Who aimed at whom, with which bullet, round by round',
  'cash-n-guns.hidden.key.fooled': 'bluff that worked',
  'cash-n-guns.hidden.key.hit': 'hit',
  'cash-n-guns.hidden.key.ducked': 'ducked',
  'cash-n-guns.hidden.deed.click': '{name} aimed an empty gun at {at}.',
  'cash-n-guns.hidden.deed.fooled': '{name} bluffed: the gun was empty, and {at} ducked from it.',
  'cash-n-guns.hidden.deed.bang': '{name} had a Bang! for {at}.',
  'cash-n-guns.hidden.deed.shot': '{name} shot {at}.',
  'cash-n-guns.hidden.deed.dodged': '{name} had a Bang! for {at}, who ducked just in time.',
  'cash-n-guns.hidden.deed.late.click': '{name} was too slow to aim. The gun was empty.',
  'cash-n-guns.hidden.deed.late.bang': '{name} was too slow to aim and wasted a Bang!',
  'cash-n-guns.hidden.ordered': 'The Godfather, {godfather}, had ordered it: before, the gun was on {was}.',
  'cash-n-guns.hidden.end.stood.alone': 'Nobody aimed at {name}, who stood.',
  'cash-n-guns.hidden.end.stood.empty':
    '{name} stood, and {guns, plural, one {the gun looking back was empty} other {all # guns looking back were empty}}.',
  'cash-n-guns.hidden.end.stood.loaded': '{name} stood and got away with it, though {names} had a Bang! ready.',
  'cash-n-guns.hidden.end.ducked.alone': '{name} ducked, and nobody had aimed.',
  'cash-n-guns.hidden.end.ducked.empty': '{name} ducked from {guns, plural, one {an empty gun} other {# empty guns}}.',
  'cash-n-guns.hidden.end.ducked.loaded': '{name} ducked, and did well: {names} had a Bang! ready.',
  'cash-n-guns.hidden.end.hit': '{name} stood and was hit by {names}.',
  'cash-n-guns.hidden.end.killed': '{name} stood and was finished off by {names}.',

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
} as const;
