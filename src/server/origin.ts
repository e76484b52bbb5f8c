import type { IncomingHttpHeaders } from 'node:http';

/** A page of another site may not talk to this server through somebody's browser; programs send no origin. */
export function isForeign({ origin, host }: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  if (origin === undefined) return false;
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
