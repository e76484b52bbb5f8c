import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** The address that a visitor is counted by. A household has a whole network of IPv6 addresses, which counts as one. */
export const visitorOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip);
