import {
  type BiblePrayerDayBody,
  biblePrayerDay,
  PRAYER_TYPES,
  type PrayerType,
} from '../../../../shared/records/bible-prayer-day';
import { SHORT_TEXT_CHARACTERS } from '../../../../shared/records/fields';
import type { Records } from '../../contract';

const MINUTES_OF_A_DAY = 1440;

/** What somebody did apart from the form of the day. Minutes are whole; passages are as people list them, `Psalm 1; Psalm 2`. */
export interface TimeKept {
  readonly read?: { readonly minutes: number; readonly passage?: string };
  readonly prayed?: { readonly minutes: number; readonly types: readonly PrayerType[] };
}

/**
 * Adds reading or prayer to Bible & Prayer of that local day, beside what it holds. What is being typed in its form stays: the
 * form merges at its save. Rejects as `Records.save` does.
 */
export async function addToDay(
  records: Pick<Records, 'find' | 'save'>,
  day: string,
  kept: TimeKept,
): Promise<void> {
  const id = biblePrayerDay.idFor(day);
  const opened = await records.find(biblePrayerDay, id);
  const body = withTime(opened?.body ?? EMPTY, kept);
  await records.save({ kind: biblePrayerDay, id, day, body, opened });
}

const EMPTY: BiblePrayerDayBody = {
  bibleReading: null,
  biblePassage: null,
  readingDuration: null,
  prayer: null,
  prayerDuration: null,
  prayerTypes: null,
  reflection: null,
};

function withTime(body: BiblePrayerDayBody, { read, prayed }: TimeKept): BiblePrayerDayBody {
  return {
    ...body,
    ...(read && {
      bibleReading: true,
      biblePassage: read.passage
        ? joinPassages(body.biblePassage ?? '', read.passage)
        : body.biblePassage,
      readingDuration: addMinutes(body.readingDuration, read.minutes),
    }),
    ...(prayed && {
      prayer: true,
      prayerDuration: addMinutes(body.prayerDuration, prayed.minutes),
      prayerTypes: joinTypes(body.prayerTypes ?? [], prayed.types),
    }),
  };
}

function addMinutes(before: number | null, minutes: number): number | null {
  const sum = Math.min((before ?? 0) + minutes, MINUTES_OF_A_DAY);
  return sum > 0 ? sum : null;
}

function joinTypes(before: readonly PrayerType[], types: readonly PrayerType[]) {
  const joined = PRAYER_TYPES.filter((type) => before.includes(type) || types.includes(type));
  return joined.length > 0 ? joined : null;
}

/** As `joinPassage`, for several; what finds no room in the field is left out. */
function joinPassages(before: string, passages: string): string {
  const joined = passages.split('; ').reduce(joinPassage, before);
  return joined.length > SHORT_TEXT_CHARACTERS ? before : joined;
}

/** Passages as a person lists them, with another one after them where it isn't among them yet. */
export function joinPassage(before: string, passage: string): string {
  const parts = before.split(';').map((part) => part.trim());
  if (parts.includes(passage)) return before;
  return [...parts, passage].filter((part) => part !== '').join('; ');
}
