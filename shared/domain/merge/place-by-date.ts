import type { RecordState } from '../../records/record';
import { findKind } from '../../records/registry';
import { dayOf, isLocalMinute, momentOf } from '../local-minute';
import { orderFor } from '../record-order';
import { fieldOf } from './canonical';

/**
 * The state on the day, and at the place in the order, that its body names (M17); the same object where it names none or
 * stands there. Pure, total.
 */
export function placeByDate<State extends RecordState>(state: State): State {
  const field = findKind(state.kind)?.datedBy;
  const minute = field === undefined ? undefined : fieldOf(state.body, field);
  if (typeof minute !== 'string' || !isLocalMinute(minute)) return state;
  const day = dayOf(minute);
  const moment = momentOf(minute, state.utcOffsetMinutes);
  const order = orderFor(day, moment, state.utcOffsetMinutes);
  return day === state.day && order === state.order ? state : { ...state, day, order };
}
