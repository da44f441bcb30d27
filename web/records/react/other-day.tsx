import { useToday } from '../../live/react/use-today';
import { formatWeekdayAndDay } from '../../ui/format/days';

/** Says which day a form is about when it is not today. */
export function OtherDay({ day }: { day: string }) {
  if (day === useToday()) return null;
  return <p className="running mt-1">{formatWeekdayAndDay(day)}</p>;
}
