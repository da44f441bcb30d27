import { WEEK_NAMES, weekOfDay } from '../../../../shared/content/weeks';
import type { ShownDays } from '../model/shown-days';
import { CalendarWeek } from './calendar-week';

const WEEK_DAYS = 7;

/** The thirteen weeks by their names. */
export function Weeks({ way, today, settled, open }: ShownDays) {
  return (
    <div className="mt-4">
      {WEEK_NAMES.map((name, index) => (
        <CalendarWeek
          key={name}
          week={weekOfDay(index * WEEK_DAYS + 1)}
          way={way}
          today={today}
          settled={settled}
          beside={open !== undefined}
          open={open}
        />
      ))}
    </div>
  );
}
