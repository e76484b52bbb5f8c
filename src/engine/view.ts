import type { Seat, Viewer } from './seats.ts';

/** Everybody sees what a spectator sees, and a seat its own besides: the `view` of a game, out of these two. */
export function viewFrom<State, View extends object>(
  openView: (state: State) => View,
  own: (state: State, seat: Seat, open: View) => Partial<View>,
): (state: State, viewer: Viewer) => View {
  return (state, viewer) => {
    const open = openView(state);
    return viewer === 'spectator' ? open : { ...open, ...own(state, viewer, open) };
  };
}
