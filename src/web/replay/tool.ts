/** What somebody does with a game that they watch again. */
export type Tool = 'what-if' | 'share';
