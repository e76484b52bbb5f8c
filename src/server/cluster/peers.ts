import type { Bus } from '../bus/bus.ts';
import { MemoryHub } from '../bus/memory-bus.ts';
import { soleAttendance, type Attendance } from './attendance.ts';
import { soleClaims, type Claims } from './claims.ts';

/** How a process gets along with others that share its store. */
export interface Peers {
  readonly bus: Bus;
  readonly attendance: Attendance;
  readonly claims: Claims;
  /** Whether there may be others at all. */
  readonly isShared: boolean;
}

export const noPeers = (): Peers => ({
  bus: new MemoryHub().join(),
  attendance: soleAttendance,
  claims: soleClaims,
  isShared: false,
});
