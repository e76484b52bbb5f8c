/** The panels of a replay: the table, what was hidden, the story, and on a wide screen the log beside the table. */
export const panels = ['table', 'hidden', 'story', 'log'] as const;
export type Panel = (typeof panels)[number];

/** The panel that an address names. */
export const panelCalled = (name: string): Panel => panels.find((panel) => panel === name) ?? 'table';
