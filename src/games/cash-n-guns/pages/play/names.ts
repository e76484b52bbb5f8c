import { bulletNames, shareNames, typeOf, types, type Bullet, type Share, type ShareName } from '../../box.ts';
import { say } from '../../../../words/index.ts';

/* The names of the things in the box. */

export const shareNameOf = (share: Share): ShareName => shareNames[share] ?? 'new-godfather';

/** The share as the object of a sentence. */
export const whatIs = (share: Share): string => say(`cash-n-guns.what.${shareNameOf(share)}`);

/** The kind of share that can be forbidden. */
export const typeName = (type: number): string => say(`cash-n-guns.type.${types[type] ?? 'bill'}`);

/** What a share is good for, in one sentence. */
export const effectOf = (share: Share): string => say(`cash-n-guns.does.${types[typeOf[share] ?? 0] ?? 'bill'}`);

export const bulletNameOf = (bullet: Bullet): (typeof bulletNames)[number] => bulletNames[bullet] ?? 'click';

export const bulletName = (bullet: Bullet): string => say(`cash-n-guns.bullet.${bulletNameOf(bullet)}`);

/** What is heard when a bullet is fired. */
export const noiseOf = (bullet: Bullet): string => say(`cash-n-guns.noise.${bulletNameOf(bullet)}`);
