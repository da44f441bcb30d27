import { type BibleChapterBody, bibleChapter } from '../../../shared/records/bible-chapter';
import { PREFERENCE_ID, preference } from '../../../shared/records/preference';
import { todayHere } from '../../platform/today';
import { LocalStoreError, type RecordOf, type Records } from '../../records/contract';
import { toast } from '../../ui/toast-store';
import { type ChapterPlace, chapterId } from './model/marks';

/** Keeps what was marked in a chapter; says so where this device can't. `opened` is what the screen shows. */
export async function keepMarks(
  records: Records,
  place: ChapterPlace,
  opened: RecordOf<BibleChapterBody> | undefined,
  marks: Partial<Pick<BibleChapterBody, 'highlights' | 'bookmarks'>>,
): Promise<void> {
  const body = { ...opened?.body, passage: `${place.book} ${place.number}`, ...marks };
  const input = { kind: bibleChapter, id: chapterId(place), day: todayHere(), body, opened };
  try {
    await records.save(input);
  } catch (error) {
    if (!(error instanceof LocalStoreError)) throw error;
    toast({ title: 'Not Saved', description: error.message, variant: 'destructive' });
  }
}

/** Remembers on every device where the person reads. */
export async function keepReadingPlace(
  records: Pick<Records, 'find' | 'save'>,
  readingPlace: string,
): Promise<void> {
  try {
    const opened = await records.find(preference, PREFERENCE_ID);
    if (opened?.body.readingPlace === readingPlace) return;
    const body = { readingPlace };
    await records.save({ kind: preference, id: PREFERENCE_ID, day: todayHere(), body, opened });
  } catch {
    // A place that is forgotten is no loss worth a word.
  }
}
