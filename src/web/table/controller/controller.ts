import { getContext, setContext } from 'svelte';

/** Whether this phone is a controller: it shows only its owner's cards, because a big screen shows the table. */
export interface Controller {
  readonly isOn: boolean;
  /** Goes back to the whole table. */
  leave(): void;
}

const key = Symbol('controller');
const never: Controller = { isOn: false, leave: () => undefined };

export const setController = (controller: Controller): Controller => setContext(key, controller);
export const controllerOf = (): Controller => getContext<Controller | undefined>(key) ?? never;
