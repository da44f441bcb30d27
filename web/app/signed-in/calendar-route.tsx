import { CalendarScreen } from '../../features/calendar/calendar-screen';
import { DayBeside } from '../../features/day/day-beside';

/** The calendar, with the day that is chosen beside it where there is room. */
export function CalendarRoute() {
  return <CalendarScreen OpenDay={DayBeside} />;
}
