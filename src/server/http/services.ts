import type { Bounds } from '../limits/bounds.ts';
import type { TableRegistry } from '../registry/table-registry.ts';
import type { LookUp } from './lookup.ts';
import type { KeyCheck } from './table-key.ts';

/** What is needed to answer requests about tables and their games. */
export interface Services {
  readonly registry: TableRegistry;
  readonly lookUp: LookUp;
  readonly checkKey: KeyCheck;
  readonly bounds: Bounds;
}
