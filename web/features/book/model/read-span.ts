import { addDays } from '../../../../shared/domain/local-day';
import type { DeviceRecord } from '../../../../shared/records/record';
import type { Records } from '../../../records/contract';
import type { Span } from './choices';
import { BOOK_KINDS } from './source';

/** The records of a span, a kind and a month at a time, between which the page answers. */
export async function* readSpan(
  records: Pick<Records, 'readDays'>,
  span: Pick<Span, 'from' | 'to'>,
): AsyncGenerator<readonly DeviceRecord[], void, void> {
  const from = await firstDay(records, span);
  if (from === undefined) return;
  for (let day = from; day <= span.to; day = dayAfterMonth(day)) {
    const [last = day] = [addDays(dayAfterMonth(day), -1), span.to].sort();
    for (const kind of BOOK_KINDS) {
      yield await records.readDays(kind, day, last);
    }
  }
}

/** The first day of the span on which there is something, so that empty years cost nothing. */
export async function firstDay(
  records: Pick<Records, 'readDays'>,
  { from, to }: Pick<Span, 'from' | 'to'>,
): Promise<string | undefined> {
  const firsts: string[] = [];
  for (const kind of BOOK_KINDS) {
    const [first] = await records.readDays(kind, from, to, 1);
    if (first) firsts.push(first.day);
  }
  return firsts.sort()[0];
}

function dayAfterMonth(day: string): string {
  return `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
}
