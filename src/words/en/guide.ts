/** The guides: each game in six pictures, before a first game and at the top of its rules. */
export const guide = {
  'guide.title': '{game} in 60 seconds',
  'guide.goal': 'What it’s about',
  'guide.win': 'How you win',
  'guide.round': 'One round',
  'guide.turn': 'One turn',
  'guide.page': '{page} of {pages}',
  'guide.next': 'Next',
  'guide.back': 'Back',
  'guide.start': 'Start playing',
  'guide.skip': 'Skip the guide',
  'guide.no-powers':
    'Your first game is played without powers, so there’s less to keep in mind. Your next game has them.',
  'guide.no-powers.after': 'Ready for more? From now on, “Play now” deals everyone a special power.',
  'rules.search': 'Search the rules',
  'rules.found': 'Found',
  'rules.found.none': 'No clause says that.',

  'guide.cash-n-guns.goal':
    'The job is done, and a pile of loot lies on the table. Everyone wants it, and everyone is armed.',
  'guide.cash-n-guns.win': 'After eight rounds the richest gangster still alive wins. Three wounds and you’re dead.',
  'guide.cash-n-guns.1': 'Load',
  'guide.cash-n-guns.1.text': 'Secretly load a bullet: a harmless Click or one of your three Bang! bullets.',
  'guide.cash-n-guns.2': 'Aim',
  'guide.cash-n-guns.2.text': 'On three, everyone aims at someone. The Godfather can make one player aim elsewhere.',
  'guide.cash-n-guns.3': 'Stand or lie down',
  'guide.cash-n-guns.3.text': 'Lie down, and you’re safe but get no loot this round. Stand, and a Bang! wounds you.',
  'guide.cash-n-guns.4': 'Share',
  'guide.cash-n-guns.4.text': 'Everyone still standing takes turns picking from the loot.',

  'guide.thieves.goal':
    'You’re thieves after a good night’s work. Grab loot, but don’t be the richest when the police come.',
  'guide.thieves.win': 'When the seventh getaway car turns up, the game ends at once. The most valuable loot wins.',
  'guide.thieves.1': 'Draw and play',
  'guide.thieves.1.text': 'Draw until you hold four cards, then play one.',
  'guide.thieves.2': 'Keep it or give it away',
  'guide.thieves.2.text':
    'Put money face down in front of you, or face up in front of someone else: gifts can be dangerous.',
  'guide.thieves.3': 'Raid!',
  'guide.thieves.3.text': 'Four police cars in the middle: everyone shows their loot, and the richest loses it all.',
  'guide.thieves.4': 'Tricks',
  'guide.thieves.4.text':
    'A Thief moves loot from one player to another, a Roadblock sends a police card away, an Alarm brings out every police card in every hand.',

  'guide.the-boss.goal':
    'Under each city lies a hidden card: mostly money, sometimes a revolver, hospital, prison or banishment.',
  'guide.the-boss.win': 'The third police badge of one colour makes this round the last. Then the richest player wins.',
  'guide.the-boss.1': 'Send',
  'guide.the-boss.1.text': 'Send enough gangsters to one city to have the most there. Or send nobody.',
  'guide.the-boss.2': 'Show',
  'guide.the-boss.2.text': 'Then show a card from your hand at its city. Bit by bit it becomes clear what is hidden.',
  'guide.the-boss.3': 'Settle',
  'guide.the-boss.3.text': 'After five laps the leader of each city takes its card, welcome or not.',
  'guide.the-boss.4': 'Chicago',
  'guide.the-boss.4.text': 'It has no card: its leader gets half the value of the top cards in the cities before it.',
} as const;
