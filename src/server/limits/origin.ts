import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request comes from a page of another site. Programs other than browsers send no origin and are allowed. */
export function isForeign({ origin, host }: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  if (origin === undefined) return false;
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
