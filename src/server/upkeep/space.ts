import { statfs } from 'node:fs/promises';
import type { Bounds } from '../limits/bounds.ts';

/** Whether the disk of this folder has more free space than the reserve for running games. */
export async function hasSpace(
  folder: string,
  { reserve, reserveShare }: Pick<Bounds, 'reserve' | 'reserveShare'>,
): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return bavail * bsize > Math.min(reserve, blocks * bsize * reserveShare);
}
