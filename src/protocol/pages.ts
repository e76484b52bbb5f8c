/** The paths of the pages. The server serves them, and the app in the browser routes by them. */
export const pagePaths = {
  home: '/',
  table: '/t/:code',
  /** A big screen: where the code of its table is typed, and the table itself. */
  tv: '/tv',
  screen: '/tv/:code',
  rules: '/rules/:game',
  replay: '/replay',
  shared: '/replay/s/:id',
  settings: '/settings',
  about: '/about',
  findings: '/findings',
  components: '/components',
} as const;

export type Page = keyof typeof pagePaths;
