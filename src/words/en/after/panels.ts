/** The panels beside the replay of a game. */
export const panels = {
  'after.panels': 'What to look at',
  'after.panel.table': 'Table',
  'after.panel.story': 'Story',
  'after.panel.log': 'Log',
  'after.watch': 'Watch it',
};
