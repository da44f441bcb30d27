import {
  type BiblePrayerDayBody,
  biblePrayerDay,
  type PrayerType,
} from '../../../shared/records/bible-prayer-day';
import { joinPassage } from '../../records/kinds/bible-prayer-day/add-to-day';
import type { RecordFormSpec } from '../../records/record-form';
import { wordsOrNull } from '../../records/words-or-null';

/** What Bible & Prayer shows. Fields that are hidden keep what was typed in them. */
export interface BiblePrayerForm {
  /** Null while unset. */
  readonly reading: boolean | null;
  readonly passage: string;
  readonly readingMinutes: number;
  /** Null while unset. */
  readonly prayer: boolean | null;
  readonly prayerMinutes: number;
  readonly prayerTypes: readonly PrayerType[];
  readonly reflection: string;
}

function toBiblePrayerForm(body: BiblePrayerDayBody | undefined): BiblePrayerForm {
  return {
    reading: body?.bibleReading ?? null,
    passage: body?.biblePassage ?? '',
    readingMinutes: body?.readingDuration ?? 0,
    prayer: body?.prayer ?? null,
    prayerMinutes: body?.prayerDuration ?? 0,
    prayerTypes: body?.prayerTypes ?? [],
    reflection: body?.reflection ?? '',
  };
}

/**
 * Passage and reading minutes belong to a reading, prayer minutes and types to a prayer: without one they are saved as
 * null, as are empty texts and zero minutes. One exception: a passage that was saved before stays in the record when
 * the answer turns to "No" or back to unset. It is a person's word; only emptying its field, which shows with "Yes",
 * takes it away. Screens show it only with "Yes", so nothing that did not happen is told.
 */
function toBiblePrayerBody(
  form: BiblePrayerForm,
  opened: BiblePrayerDayBody | undefined,
): BiblePrayerDayBody {
  const read = form.reading === true;
  const prayed = form.prayer === true;
  return {
    ...opened,
    bibleReading: form.reading,
    biblePassage: read ? wordsOrNull(form.passage) : (opened?.biblePassage ?? null),
    readingDuration: read ? minutesOrNull(form.readingMinutes) : null,
    prayer: form.prayer,
    prayerDuration: prayed ? minutesOrNull(form.prayerMinutes) : null,
    prayerTypes: prayed && form.prayerTypes.length > 0 ? [...form.prayerTypes] : null,
    reflection: wordsOrNull(form.reflection),
  };
}

function minutesOrNull(minutes: number): number | null {
  return minutes > 0 ? minutes : null;
}

/** The passage that was read stands in the form, after what stands there already. */
export function withPassage(
  { passage: before }: Pick<BiblePrayerForm, 'passage'>,
  passage: string,
): Partial<BiblePrayerForm> {
  return { reading: true, passage: joinPassage(before, passage) };
}

/** Adds a type of prayer or takes it away. */
export function togglePrayerType(types: readonly PrayerType[], type: PrayerType): PrayerType[] {
  return types.includes(type) ? types.filter((each) => each !== type) : [...types, type];
}

/** Bible & Prayer of one day: its record, its draft and the way between record and screen. */
export function biblePrayerOf(day: string): RecordFormSpec<BiblePrayerDayBody, BiblePrayerForm> {
  return {
    kind: biblePrayerDay,
    id: biblePrayerDay.idFor(day),
    day,
    draftKey: `bible-prayer:${day}`,
    toForm: toBiblePrayerForm,
    toBody: toBiblePrayerBody,
  };
}
