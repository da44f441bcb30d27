import { format, parseISO } from 'date-fns';
import type { AnalyticsFigures } from '../../../shared/api/analytics';
import { Part } from '../../ui/screen';
import { Chart } from './chart';
import { sayWeek } from './words';

/** How many did anything in each of the last weeks. */
export function WeeksPart({ weeks }: Pick<AnalyticsFigures, 'weeks'>) {
  const columns = weeks.map(({ from, active }, index) => {
    // Every second, for the sake of phones; the last is always there.
    const isMarked = (weeks.length - index) % 2 === 1;
    const tick = isMarked ? format(parseISO(from), 'd MMM') : '';
    return { name: sayWeek(from), tick, people: active };
  });
  return (
    <Part title="Members active each week">
      <Chart label="Members active each week" shape="arch" columns={columns} />
    </Part>
  );
}
