/** The ticket in an address that another device has made, and the address without it: nobody should find it there. */
export function ticketIn(address: string): { readonly ticket: string; readonly without: string } | undefined {
  const url = new URL(address);
  const ticket = /^#seat=([\w-]{22})$/.exec(url.hash)?.[1];
  url.hash = '';
  return ticket === undefined ? undefined : { ticket, without: url.href };
}

export const addressWith = (ticket: string, table: string): string => `${table}#seat=${ticket}`;
