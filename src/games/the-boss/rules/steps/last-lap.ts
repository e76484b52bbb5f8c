import { at } from '../../../../engine/at.ts';
import { clockwise, type Seat } from '../../../../engine/seats.ts';
import { gangstersAtHome, type State } from '../state.ts';

/** The player with the most gangsters at home begins; ties go clockwise from the first-player marker. [TB-4.1] */
export function orderOfLastLap(state: State): readonly Seat[] {
  const order: Seat[] = [];
  let seat = state.first;
  for (let count = 0; count < state.seats; count++) {
    let place = order.length;
    order.push(seat);
    const mine = gangstersAtHome(state, seat);
    for (; place > 0 && gangstersAtHome(state, at(order, place - 1)) < mine; place--) {
      order[place] = at(order, place - 1);
    }
    order[place] = seat;
    seat = clockwise(seat, state.seats);
  }
  return order;
}
