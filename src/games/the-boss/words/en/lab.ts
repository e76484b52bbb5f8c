/** The Boss in the lab: its unit and what is counted. */
export const lab = {
  'lab.unit.the-boss': 'dollars',
  'lab.measure.killed': 'Experts killed',
  'lab.short.killed': 'Killed',
} as const;
