import type { Heard, Scene } from '../../../protocol/scene.ts';
import type { TableSource } from '../../table/source.ts';
import type { Session } from '../../session/session.svelte.ts';

/** A table on a big screen, over the socket of a session: nobody acts there. */
export class ScreenSource implements TableSource {
  /** The default pace of phones, whatever this browser is set to, because people look from one to the other. */
  readonly pace = 'normal';
  readonly ended: () => void;
  readonly #session: Session;
  readonly #scene: () => Scene;

  /** `scene`: the scene of the session, which must exist. */
  constructor(session: Session, scene: () => Scene, ended: () => void) {
    this.#session = session;
    this.#scene = scene;
    this.ended = ended;
  }

  get scene(): Scene {
    return this.#scene();
  }

  get log(): readonly Heard[] {
    return this.#session.log;
  }

  get fresh(): readonly Heard[] {
    return this.#session.fresh;
  }

  get offset(): number {
    return this.#session.offset;
  }
}
