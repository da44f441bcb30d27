import { DAILY_FLAGS, type DailyFlag } from '../../../shared/domain/activity';
import { numberWord } from '../../live/number-word';
import { DAY_WINDOWS } from '../../ui/day-windows';

/** How the five windows stand as a day closes, in two sentences: 'Four of five today.', 'Nourish can wait until tomorrow.' */
export function dayInWords(done: ReadonlySet<DailyFlag>): readonly [string, string] {
  const open = DAILY_FLAGS.filter((flag) => !done.has(flag));
  const [first] = open;
  if (first === undefined) return ['All five today.', 'Every window is lit.'];
  if (done.size === 0) return ['A quiet day.', 'All five can wait until tomorrow.'];
  const waiting = open.length === 1 ? DAY_WINDOWS[first].label : 'The rest';
  return [`${numberWord(done.size)} of five today.`, `${waiting} can wait until tomorrow.`];
}
