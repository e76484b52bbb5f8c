/** Thieves! in the lab: its unit and what is counted. */
export const lab = {
  'lab.unit.thieves': 'bags of money',
  'lab.measure.raids': 'Raids in a game',
  'lab.measure.lost': 'Times someone loses all their loot',
  'lab.short.raids': 'Raids',
  'lab.short.lost': 'Loot lost',
} as const;
