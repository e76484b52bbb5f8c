/** Cash 'n Guns in the lab: its unit and what is counted. */
export const lab = {
  'lab.unit.cash-n-guns': 'thousand dollars',
  'lab.measure.eliminations': 'Players shot dead',
  'lab.measure.shots': 'Times someone is hit',
  'lab.measure.lying-down': 'Times someone lies down',
  'lab.short.eliminations': 'Shot dead',
  'lab.short.shots': 'Hits',
  'lab.short.lying-down': 'Lying down',
} as const;
