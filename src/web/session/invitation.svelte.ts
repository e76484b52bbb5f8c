import { friendsAddresses } from './http.ts';

/*
 * The address for friends. If this page was opened as localhost, its address works on this computer only, so it asks
 * the server; any other address is known to work.
 */
let known = $state.raw<readonly string[]>([location.origin]);
let chosen = $state(location.origin);
let asking: Promise<void> | undefined;

const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);

export const invitation = {
  /** All addresses at which friends may reach the server, the likeliest first. */
  get addresses(): readonly string[] {
    return known;
  },
  /** The one in links and QR codes. */
  get address(): string {
    return chosen;
  },
  /** The address works on this computer only, and the server knows no better one. */
  get isForThisComputer(): boolean {
    return isLocal && chosen === location.origin;
  },
};

export function inviteTo(address: string): void {
  chosen = address;
}

/** Asks the server once where friends reach it. */
export function learnAddresses(): Promise<void> {
  asking ??= learn();
  return asking;
}

async function learn(): Promise<void> {
  if (!isLocal) return;
  const found = await friendsAddresses();
  if (!found[0]) return;
  known = found;
  chosen = found[0];
}
