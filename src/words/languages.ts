/** The languages Hideout speaks. The first one is for those who read none of them. */
export const languages = ['en', 'pl'] as const;

export type Language = (typeof languages)[number];
