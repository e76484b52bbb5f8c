/** What is loaded together, in each language. */
export const bundles = {
  /** With the first page. */
  app: {
    en: async () => (await import('./en/index.ts')).en,
    pl: async () => (await import('./pl/index.ts')).pl,
  },
  /** At a table, in a replay and on a big screen. */
  table: {
    en: async () => (await import('./en/at-table.ts')).atTable,
    pl: async () => (await import('./pl/at-table.ts')).atTable,
  },
  screen: {
    en: async () => (await import('./en/screen.ts')).screen,
    pl: async () => (await import('./pl/screen.ts')).screen,
  },
  /** About games that are over. */
  after: {
    en: async () => (await import('./en/after/index.ts')).after,
    pl: async () => (await import('./pl/after/index.ts')).after,
  },
  /** What happens at the table of Cash 'n Guns. */
  'cash-n-guns': {
    en: async () => (await import('../games/cash-n-guns/words/en/pages.ts')).pages,
    pl: async () => (await import('../games/cash-n-guns/words/pl/pages.ts')).pages,
  },
} as const;
