import { isLocalMinute, localMinuteAt } from '../../../../shared/domain/local-minute';
import type { RecordState } from '../../../../shared/records/record';

type Dated = Pick<RecordState, 'day' | 'createdAt' | 'utcOffsetMinutes' | 'body'>;

/** The date and time of a journal entry, a local minute: as the person dated it, else on its day when it was written. */
export function entryMinute({
  day,
  createdAt,
  utcOffsetMinutes,
  body: { datedAt },
}: Dated): string {
  if (typeof datedAt === 'string' && isLocalMinute(datedAt)) return datedAt;
  return `${day}${localMinuteAt(createdAt, utcOffsetMinutes).slice(10)}`;
}
