import { DAILY_FLAGS } from '../../../shared/domain/activity';
import type { Practices } from '../../../shared/domain/practices';
import { DAY_WINDOWS } from '../../ui/day-windows';
import { numberWord } from '../../ui/format/numbers';

/** How the windows stand as a day closes, in two sentences: 'Four of five today.', 'Nourish can wait until tomorrow.' */
export function dayInWords({ done, open }: Practices): readonly [string, string] {
  const left = open.filter((flag) => !done.has(flag));
  const [first] = left;
  if (done.size === DAILY_FLAGS.length) return ['All five today.', 'Every window is lit.'];
  if (done.size === 0) return ['A quiet day.', 'Everything can wait until tomorrow.'];
  const words = `${numberWord(done.size)} of ${numberWord(open.length).toLowerCase()} today.`;
  if (first === undefined) return [words, 'You’ve done everything for today.'];
  const waiting = left.length === 1 ? DAY_WINDOWS[first].label : 'The rest';
  return [words, `${waiting} can wait until tomorrow.`];
}
