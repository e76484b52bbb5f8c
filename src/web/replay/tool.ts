/** The tools of a replay. */
export type Tool = 'knew' | 'what-if' | 'share';
