import type { BiblePrayerRequest, BiblePrayerView } from '../../../shared/api/bible-prayer';
import { type BiblePrayerDayBody, biblePrayerDay } from '../../../shared/records/bible-prayer-day';
import type { Account, Store } from '../../store/store';
import { givenFields, readBody } from './read-body';
import type { RecordWriter } from './record-writer';

const EMPTY: BiblePrayerDayBody = {
  bibleReading: null,
  biblePassage: null,
  readingDuration: null,
  prayer: null,
  prayerDuration: null,
  prayerTypes: null,
  reflection: null,
};

/** Reading and prayer of a day, or null. */
export async function readBiblePrayer(
  store: Store,
  account: Account,
  day: string,
): Promise<BiblePrayerView | null> {
  const record = await store.getRecord(account.id, biblePrayerDay.idFor(day));
  const body = readBody(biblePrayerDay, record);
  return body ? viewBiblePrayer(day, body) : null;
}

/** Saves the reading and prayer of a day; a field that is not given keeps its value. */
export async function saveBiblePrayer(
  writer: RecordWriter,
  account: Account,
  day: string,
  request: BiblePrayerRequest,
  utcOffsetMinutes: number,
): Promise<BiblePrayerView> {
  const target = { kind: biblePrayerDay, id: biblePrayerDay.idFor(day), day, utcOffsetMinutes };
  const body = await writer.write(account, target, (current) => ({
    ...EMPTY,
    ...current,
    ...givenFields(request),
  }));
  return viewBiblePrayer(day, body);
}

function viewBiblePrayer(date: string, body: BiblePrayerDayBody): BiblePrayerView {
  const { bibleReading, biblePassage, readingDuration } = body;
  const { prayer, prayerDuration, prayerTypes, reflection } = body;
  return {
    date,
    bibleReading,
    biblePassage,
    readingDuration,
    prayer,
    prayerDuration,
    prayerTypes,
    reflection,
  };
}
