import { FEWEST_PEOPLE } from '../../../shared/api/analytics';
import { addDays } from '../../../shared/domain/local-day';
import { formatDay, formatWeekdayAndDay } from '../../ui/format/days';
import { spellOut } from '../../ui/format/numbers';

const few = spellOut(FEWEST_PEOPLE).toLowerCase();

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

/** `Week of March 16` */
export function sayWeek(monday: string): string {
  return `Week of ${formatDay(monday)}`;
}

/** The Monday on which the figures of the first week stand here. */
export function firstFiguresOn(countsFrom: string): string {
  return formatWeekdayAndDay(addDays(countsFrom, 7));
}
