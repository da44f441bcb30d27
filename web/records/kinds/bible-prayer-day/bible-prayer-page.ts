import {
  type BiblePrayerDayBody,
  PRAYER_TYPES,
  type PrayerType,
} from '../../../../shared/records/bible-prayer-day';
import { wordsOrNull } from '../../words-or-null';

/** The words for the four types of prayer. */
export const PRAYER_TYPE_LABELS: Readonly<Record<PrayerType, string>> = {
  worship: 'Worship',
  petition: 'Petition',
  thanksgiving: 'Thanksgiving',
  intercession: 'Intercession',
};

/** One day of the history, ready to be shown. */
export interface BiblePrayerPage {
  /** Neither reading nor prayer took place; there may still be a reflection. */
  readonly quiet: boolean;
  /** The passage, or what the day was made of where none was named. */
  readonly title: string;
  /** 'Read 15 min, prayed 10 min'; null where no minutes were counted. */
  readonly minutes: string | null;
  readonly prayerTypes: readonly PrayerType[];
  readonly reflection: string | null;
}

/** What a day's record says; of a reading or a prayer that did not happen nothing is told. */
export function toBiblePrayerPage(body: BiblePrayerDayBody): BiblePrayerPage {
  const read = body.bibleReading === true;
  const prayed = body.prayer === true;
  const passage = read ? (body.biblePassage?.trim() ?? '') : '';
  return {
    quiet: !read && !prayed,
    title: passage || (read ? 'Bible reading' : 'Prayer'),
    minutes: describeMinutes(
      read ? body.readingDuration : null,
      prayed ? body.prayerDuration : null,
    ),
    prayerTypes: prayed ? PRAYER_TYPES.filter((type) => body.prayerTypes?.includes(type)) : [],
    reflection: wordsOrNull(body.reflection),
  };
}

function describeMinutes(reading: number | null, prayer: number | null): string | null {
  const parts = [
    ...(reading ? [`read ${reading} min`] : []),
    ...(prayer ? [`prayed ${prayer} min`] : []),
  ];
  const text = parts.join(', ');
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1);
}
