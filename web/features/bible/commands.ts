import { type BibleChapterBody, bibleChapter } from '../../../shared/records/bible-chapter';
import { PREFERENCE_ID, preference } from '../../../shared/records/preference';
import { randomId } from '../../platform/ids';
import { todayHere } from '../../platform/today';
import { LocalStoreError, type RecordOf, type Records } from '../../records/contract';
import { toast } from '../../ui/toast-store';

/** What a record of a chapter holds after a change. `isFirst`: what is added goes into this one. */
type ChangeMarks = (
  body: Pick<BibleChapterBody, 'highlights' | 'bookmarks'>,
  isFirst: boolean,
) => Pick<BibleChapterBody, 'highlights' | 'bookmarks'>;

/** Changes what is marked in a chapter, in all of its records; says so where this device can't. */
export async function changeMarks(
  records: Pick<Records, 'save'>,
  passage: string,
  marked: readonly RecordOf<BibleChapterBody>[],
  change: ChangeMarks,
): Promise<void> {
  const [first, ...others] = marked;
  try {
    await keepMarks(
      records,
      { passage, ...first?.body, ...change(first?.body ?? {}, true) },
      first,
    );
    for (const other of others) {
      await keepMarks(records, { ...other.body, ...change(other.body, false) }, other);
    }
  } catch (error) {
    if (!(error instanceof LocalStoreError)) throw error;
    toast({ title: 'Not Saved', description: error.message, variant: 'destructive' });
  }
}

async function keepMarks(
  records: Pick<Records, 'save'>,
  body: BibleChapterBody,
  opened: RecordOf<BibleChapterBody> | undefined,
): Promise<void> {
  const id = opened?.id ?? randomId();
  await records.save({ kind: bibleChapter, id, day: opened?.day ?? todayHere(), body, opened });
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
