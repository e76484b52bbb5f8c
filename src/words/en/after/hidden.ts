/** What lay hidden in The Boss, and what everybody had face down in Thieves!. */
export const hidden = {
  'the-boss.hidden.about': 'What lay hidden in each city, round by round',
  'the-boss.hidden.key': 'The card that lay hidden, and who took it',
  'the-boss.hidden.taken': '{city} hid {what}; {name} got it.',
  'the-boss.hidden.left': '{city} hid {what}; nobody got it.',
  'the-boss.hidden.dealt': '{names} could have known from the deal on.',
  'the-boss.hidden.knew': '{names} could have known from lap {lap} on.',
  'the-boss.hidden.all': 'From lap {lap} on, everyone could have known.',
  'the-boss.hidden.unknown': 'Nobody could have known.',
  'thieves.hidden.raid': 'Raid {number}',
  'thieves.hidden.end': 'The getaway',
  'thieves.hidden.key': 'a secret until then',
  'thieves.hidden.lost': 'The richest: lost it all.',
  'thieves.hidden.haul':
    '{name}: loot worth {value}, {secret, plural, =0 {no card} one {# card} other {# cards}} of it a secret until then.',
};
