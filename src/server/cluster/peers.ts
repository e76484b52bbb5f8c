import type { Bus } from './bus.ts';
import { MemoryHub } from './memory-bus.ts';
import { soleAttendance, type Attendance } from './attendance.ts';
import { soleClaims, type Claims } from './claims.ts';

/** What a process needs to work together with others that share its store. */
export interface Peers {
  readonly bus: Bus;
  readonly attendance: Attendance;
  readonly claims: Claims;
  /** Whether other processes may share the store. */
  readonly isShared: boolean;
}

export const noPeers = (): Peers => ({
  bus: new MemoryHub().join(),
  attendance: soleAttendance,
  claims: soleClaims,
  isShared: false,
});
