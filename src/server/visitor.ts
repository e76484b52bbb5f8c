import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** The address that counts for a visitor. With IPv6 a household has a network of addresses, which counts as one. */
export const visitorOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip);
