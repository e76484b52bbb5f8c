import type { Gunman, GunRound } from '../../after/table.ts';
import { say, sayList } from '../../../../words/index.ts';

type NameAt = (seat: number) => string;

/** What a player did in a round and what came of it, in two or three short sentences. */
export function tellGunman({ players, godfather }: GunRound, seat: number, nameAt: NameAt): string {
  const gunman = players[seat];
  if (!gunman) return '';
  const name = nameAt(seat);
  const sentences = [deed(gunman, players[gunman.at ?? -1], name, nameAt)];
  if (gunman.was !== null) {
    sentences.push(say('cash-n-guns.hidden.ordered', { godfather: nameAt(godfather), was: nameAt(gunman.was) }));
  }
  if (gunman.end !== 'late') sentences.push(ending(gunman, players, name, (seats) => sayList(seats.map(nameAt))));
  return sentences.join(' ');
}

function deed(gunman: Gunman, target: Gunman | null | undefined, name: string, nameAt: NameAt): string {
  const { bullet, at, fooled } = gunman;
  if (at === null) return say(`cash-n-guns.hidden.deed.late.${bullet}`, { name });
  const people = { name, at: nameAt(at) };
  if (bullet === 'click') return say(`cash-n-guns.hidden.deed.${fooled ? 'fooled' : 'click'}`, people);
  if (target?.end === 'ducked') return say('cash-n-guns.hidden.deed.dodged', people);
  return say(`cash-n-guns.hidden.deed.${isUp(gunman) && target && isHit(target) ? 'shot' : 'bang'}`, people);
}

const isHit = ({ end }: Gunman) => end === 'hit' || end === 'killed';
/** A player who was hit stood until then and shot as well. */
const isUp = (gunman: Gunman) => gunman.end === 'stood' || isHit(gunman);

function ending(
  { end, guns, loaded }: Gunman,
  players: GunRound['players'],
  name: string,
  list: (seats: readonly number[]) => string,
): string {
  if (end === 'hit' || end === 'killed') {
    const shooters = loaded.filter((seat) => players[seat] && isUp(players[seat]));
    return say(`cash-n-guns.hidden.end.${end}`, { name, names: list(shooters) });
  }
  const key = `cash-n-guns.hidden.end.${end === 'ducked' ? 'ducked' : 'stood'}` as const;
  if (guns.length === 0) return say(`${key}.alone`, { name });
  if (loaded.length === 0) return say(`${key}.empty`, { name, guns: guns.length });
  return say(`${key}.loaded`, { name, names: list(loaded) });
}
