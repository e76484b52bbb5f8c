/** The tools of a replay. */
export type Tool = 'what-if' | 'share';
