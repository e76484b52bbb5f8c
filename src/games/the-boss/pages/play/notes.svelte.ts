import { remember, remembered } from '../../../../web/device/storage.ts';

const key = 'hideout.the-boss.notes';

let isKept = $state(remembered(key) !== 'off');

/** Whether this person wants the cards they have seen ticked off; stored on this device. */
export const notes = {
  get kept(): boolean {
    return isKept;
  },
  toggle(): void {
    isKept = !isKept;
    remember(key, isKept ? 'on' : 'off');
  },
};
