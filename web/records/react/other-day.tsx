import { format, parseISO } from 'date-fns';
import { useToday } from '../../live/react/use-today';

/** Says which day a form is about when it is not today. */
export function OtherDay({ day }: { day: string }) {
  if (day === useToday()) return null;
  return <p className="running mt-1">{format(parseISO(day), 'EEEE, MMMM d')}</p>;
}
