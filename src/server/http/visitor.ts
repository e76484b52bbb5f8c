import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** The address that counts for a visitor. A household has a whole IPv6 network, which counts as one. */
export const visitorOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip);
