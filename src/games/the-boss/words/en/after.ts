/** A game of The Boss that is over: what was hidden, its great moments and its titles. */
export const after = {
  'the-boss.hidden.about': 'What lay hidden in each city, round by round',
  'the-boss.hidden.key': 'The card that lay hidden, and who took it',
  'the-boss.hidden.taken': '{city} hid {what}; {name} got it.',
  'the-boss.hidden.left': '{city} hid {what}; nobody got it.',
  'the-boss.hidden.dealt': '{names} could have known from the deal on.',
  'the-boss.hidden.knew': '{names} could have known from lap {lap} on.',
  'the-boss.hidden.all': 'From lap {lap} on, everyone could have known.',
  'the-boss.hidden.unknown': 'Nobody could have known.',

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
} as const;
