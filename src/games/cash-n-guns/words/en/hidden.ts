/** Who bluffed in Cash 'n Guns: what a player did in a round, and how it ended. */
export const cashNGunsHidden = {
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
};
