import type { Store, StoreOptions } from '../store.ts';

/** A place where stores come from. Opening the same place again gives the same tables. */
export interface StoreLocation {
  open(options?: StoreOptions): Store | Promise<Store>;
}

/** Gives a place without tables. */
export type NewPlace = () => StoreLocation;
