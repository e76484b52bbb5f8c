import { normalizeIP } from '@fastify/rate-limit';

/** The address of everybody who comes through a tunnel that does not say from where. [RFC 5737: reserved] */
export const somebody = '192.0.2.1';

/** The address that counts for a visitor. A household has a whole IPv6 network, which counts as one. */
export const visitorOf = ({ ip }: { readonly ip: string }): string => normalizeIP(ip);

/** A visitor without an address of their own is counted by device. */
export const countedBy = (address: string, owner: string | null): string =>
  address === somebody ? `device ${owner ?? ''}` : address;
