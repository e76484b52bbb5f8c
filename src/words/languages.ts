/** The languages of Hideout. The first one is the fallback. */
export const languages = ['en', 'pl'] as const;

export type Language = (typeof languages)[number];
