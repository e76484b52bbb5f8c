import { bang } from '../../box.ts';
import type { CashEvent } from '../../events.ts';
import { play } from '../../../../web/kit/sounds.ts';
import type { Tell } from '../../../../web/table/playback/telling.ts';
import { after } from '../play/changes.ts';
import { powerOfRule } from '../play/powers.ts';
import { tell } from '../play/tellings.ts';
import { hitsIn, isKind } from './hits.ts';
import type { CashScreenShowing } from './showing.svelte.ts';

/* Milliseconds. At a table of eight the shots take at most nine seconds: later close-ups are shorter. */
const darkness = 400;
const clicks = 1000;
const hold = 1800;
const shortHold = 1000;
const longPanels = 3;

/** The same as on phones, except for the shots. */
export const tellOnScreen: Tell<CashScreenShowing, CashEvent> = (showing, events) => {
  const [first] = events;
  return first?.kind === 'fired' && powerOfRule(first.rule) === undefined
    ? shoot(showing, events)
    : tell(showing, events);
};

/** First darkness and silence, then all harmless shots together, then every victim in a close-up. [CG-2.13, CG-2.14] */
async function shoot(showing: CashScreenShowing, events: readonly CashEvent[]): Promise<void> {
  const shots = events.filter(isKind('fired'));
  const harmless = shots.filter(({ bullet }) => bullet !== bang).map(({ seat }) => seat);
  showing.panel = { kind: 'dark' };
  await showing.beat(darkness);
  if (harmless.length > 0) {
    showing.panel = { kind: 'clicks', shooters: harmless };
    showing.fired = Object.fromEntries(
      shots.filter(({ bullet }) => bullet !== bang).map((shot) => [shot.seat, shot.bullet]),
    );
    play('hammer');
    await showing.beat(clicks);
  }
  for (const [nth, hit] of hitsIn(events).entries()) {
    showing.panel = hit;
    showing.fired = { ...showing.fired, ...Object.fromEntries(hit.shooters.map((seat) => [seat, bang])) };
    play('bang');
    await showing.beat(nth < longPanels ? hold : shortHold);
  }
  showing.panel = null;
  showing.view = events.reduce(after, showing.view);
  showing.withheld = 0;
  if (events.some(({ kind }) => kind === 'wounded')) play('thud');
}
