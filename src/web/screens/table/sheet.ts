/** The sheet over the table; only one is open at a time. */
export type TableSheet =
  | {
      readonly kind:
        'none' | 'menu' | 'settings' | 'invite' | 'tv' | 'end' | 'leave' | 'carry' | 'delete' | 'wait' | 'chat';
    }
  | { readonly kind: 'kick'; readonly seat: number }
  | { readonly kind: 'ask-in'; readonly seat: number }
  | { readonly kind: 'rules'; readonly game: string; readonly clause: string };
