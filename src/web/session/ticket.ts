/**
 * The ticket in an address that another device made, and the address without it, so that the ticket does not stay
 * visible.
 */
export function ticketIn(address: string): { readonly ticket: string; readonly without: string } | undefined {
  const url = new URL(address);
  const ticket = /^#seat=([\w-]{22})$/.exec(url.hash)?.[1];
  url.hash = '';
  return ticket === undefined ? undefined : { ticket, without: url.href };
}

export const addressWith = (ticket: string, table: string): string => `${table}#seat=${ticket}`;
