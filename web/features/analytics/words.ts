import { format, parseISO } from 'date-fns';
import { FEWEST_PEOPLE } from '../../../shared/api/analytics';
import { addDays } from '../../../shared/domain/local-day';
import { countInWords } from '../../ui/number-word';

const few = countInWords(FEWEST_PEOPLE).toLowerCase();

export const TOO_FEW = `Fewer than ${few}`;

/** `40`, or that it is not told (E6). */
export function sayPeople(people: number | null): string {
  return people === null ? TOO_FEW : String(people);
}

/** `40 members`, or that it is not told. */
export function sayMembers(people: number | null): string {
  return people === null ? TOO_FEW : `${people} members`;
}

/** `70%`, or that it is not told (E7). */
export function sayShare(share: number | null): string {
  return share === null ? TOO_FEW : `${share}%`;
}

/** `March 16` */
export function sayDay(day: string): string {
  return format(parseISO(day), 'MMMM d');
}

/** `Week of March 16` */
export function sayWeek(monday: string): string {
  return `Week of ${sayDay(monday)}`;
}

/** The Monday on which the figures of the first week stand here. */
export function firstFiguresOn(countsFrom: string): string {
  return format(parseISO(addDays(countsFrom, 7)), 'EEEE, MMMM d');
}
