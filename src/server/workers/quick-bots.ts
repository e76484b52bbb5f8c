import { random } from '../../bots/random.ts';
import { fastChance } from '../../engine/chance/index.ts';
import { botAs } from '../../games/bots.ts';
import type { QuickBots } from '../../room/thinkers.ts';
import { habit } from './thinking/help.ts';
import { thinkingTime } from './thinking/question.ts';

/** Bots that answer on this thread, which takes them some microseconds. */
export const quickBots: QuickBots = {
  timeFor: (level) => thinkingTime[level] ?? 0,
  choose: ({ game, level, figure, look, moves, dice }) =>
    (botAs(figure, game, level) ?? random).choose(look, moves, fastChance(dice)),
  habit: ({ game, view, moves }) => habit(game, view, moves),
};
