/** The moods of a face. */
export const moods = ['calm', 'angry', 'danger', 'ducked', 'hit', 'winning'] as const;
export type Mood = (typeof moods)[number];
