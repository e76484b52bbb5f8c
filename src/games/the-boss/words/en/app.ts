/** The Boss, as far as it is loaded at the start: its name and its guide. */
export const app = {
  'game.the-boss.name': 'The Boss',
  'game.the-boss.pitch': 'Every city hides a card. Send your gangsters before you know which.',

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
