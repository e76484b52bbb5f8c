/** Cash 'n Guns at a table: phones beside a big screen, the final count, the odds. */
export const table = {
  'controller.sides': 'The sides change every round, so watching your thumb tells nobody anything.',
  'controller.lift': 'Lift your thumb to cover them.',
  'controller.load': 'Load a bullet.',
  'controller.loaded': 'Loaded. You can still change your mind.',
  'controller.bullet': 'Which bullet?',
  'controller.left': 'Load left',
  'controller.right': 'Load right',
  'controller.this.left': 'The left one',
  'controller.this.right': 'The right one',
  'controller.none-left': 'You have none of that kind left. Take the other one.',
  'controller.your-bullet': 'Your bullet this round',
  'controller.guns':
    '{guns, plural, =0 {Nobody aims at you.} one {A gun on you.} =2 {Two guns on you.} =3 {Three guns on you.} other {# guns on you.}}',
  'controller.guns.whose': '{names}.',
  'controller.you-aim': 'You aim at {name}.',
  'controller.on-three': 'Everyone shows on three.',

  'ending.part.bills': 'cash',
  'ending.part.diamonds': 'diamonds',
  'ending.part.paintings': 'paintings',
  'ending.part.bonus': 'most diamonds',
  'ending.final': 'In the final count: {money}',
  'ending.thousands': 'in thousands of dollars',
  'ending.hidden.cash-n-guns': 'Who bluffed?',

  'odds.guns':
    '{guns, plural, one {One gun on {name}; {chance} that it’s loaded.} other {# guns on {name}; {chance} that at least one is loaded.}}',
  'odds.guns.you':
    '{guns, plural, one {One gun on you; {chance} that it’s loaded.} other {# guns on you; {chance} that at least one is loaded.}}',
  'odds.deadly': '{name} wouldn’t survive it: {chance}.',
  'odds.deadly.you': 'You wouldn’t survive it: {chance}.',
  'odds.gun': '{name} has a loaded gun: {chance}.',
  'odds.bangs':
    '{name} has {cards, plural, one {# bullet} other {# bullets}} left. A random one of them is a Bang!: {chance}.',
} as const;
