import { formatCount } from '../../ui/format/numbers';

/** `1 person`, `12 people` */
export function sayPeople(count: number): string {
  return formatCount(count, 'person', 'people');
}
