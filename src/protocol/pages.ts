/** The paths of the pages: the server serves them, and the app in the browser finds its way by them. */
export const pagePaths = {
  home: '/',
  table: '/t/:code',
  rules: '/rules/:game',
  settings: '/settings',
  about: '/about',
  components: '/components',
} as const;

export type Page = keyof typeof pagePaths;
