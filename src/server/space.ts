import { statfs } from 'node:fs/promises';
import type { Bounds } from './bounds.ts';

/** Whether the disk of a folder has more free space than the reserve that running games need. */
export async function hasSpace(
  folder: string,
  { reserve, reserveShare }: Pick<Bounds, 'reserve' | 'reserveShare'>,
): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return bavail * bsize > Math.min(reserve, blocks * bsize * reserveShare);
}
