import type { bulletNames, Bullet, Share, ShareName } from '../../box.ts';
import { say } from '../../../../words/index.ts';
import BangBullet from '../art/BangBullet.svelte';
import Bill from '../art/Bill.svelte';
import BillBundle from '../../../../web/kit/pictures/BillBundle.svelte';
import ClickBullet from '../art/ClickBullet.svelte';
import Clip from '../art/Clip.svelte';
import Desk from '../art/Desk.svelte';
import Diamond from '../art/Diamond.svelte';
import FirstAid from '../art/FirstAid.svelte';
import Painting from '../art/Painting.svelte';
import TwoBills from '../art/TwoBills.svelte';
import type { CardFace } from '../../../../web/kit/card.ts';
import { bulletName, bulletNameOf, shareNameOf } from './names.ts';

type Print = Omit<CardFace, 'name'>;

const prints: Readonly<Record<ShareName, Print>> = {
  'bill-5': { picture: Bill, corner: '5k', tone: 'money' },
  'bill-10': { picture: TwoBills, corner: '10k', tone: 'money' },
  'bill-20': { picture: BillBundle, corner: '20k', tone: 'money' },
  'diamond-1': { picture: Diamond, corner: '1k', tone: 'money' },
  'diamond-5': { picture: Diamond, corner: '5k', tone: 'money' },
  'diamond-10': { picture: Diamond, corner: '10k', tone: 'money' },
  painting: { picture: Painting, tone: 'money' },
  clip: { picture: Clip, tone: 'action' },
  'first-aid': { picture: FirstAid, tone: 'action' },
  'new-godfather': { picture: Desk, tone: 'action' },
};

export const faceOf = (share: Share): CardFace => {
  const name = shareNameOf(share);
  return { name: say(`cash-n-guns.share.${name}`), ...prints[name] };
};

const bulletPrints: Readonly<Record<(typeof bulletNames)[number], Print>> = {
  click: { picture: ClickBullet, tone: 'action' },
  bang: { picture: BangBullet, tone: 'danger' },
};

export const bulletFace = (bullet: Bullet): CardFace => ({
  name: bulletName(bullet),
  ...bulletPrints[bulletNameOf(bullet)],
});
