import { useMemo } from 'react';
import { bibleChapter } from '../../../shared/records/bible-chapter';
import { type VerseNoteBody, verseNote } from '../../../shared/records/verse-note';
import { useLive } from '../../live/react/use-live';
import type { RecordOf } from '../../records/contract';
import { useRecords } from '../../records/react/use-records';
import { type ChapterPlace, chapterId, colorsOf, versesOfNote } from './model/marks';

const ALL_DAYS = ['0000-01-01', '9999-12-31'] as const;

/** A note, and the verses that it is about. */
export interface NoteOnVerses {
  readonly verses: readonly [number, number];
  readonly record: RecordOf<VerseNoteBody>;
}

/** What a person marked in a chapter; nothing while it is read. */
export function useChapterMarks(place: ChapterPlace) {
  const { slug, number } = place;
  const records = useRecords();
  const id = chapterId({ slug, number });
  const chapter = useLive(useMemo(() => records.liveOne(bibleChapter, id), [records, id]));
  const notes = useAllNotes();
  return useMemo(
    () => ({
      record: chapter ?? undefined,
      colors: colorsOf(chapter?.body ?? {}),
      bookmarks: new Set(chapter?.body.bookmarks),
      notes: (notes ?? []).flatMap((record): NoteOnVerses[] => {
        const verses = versesOfNote({ slug, number }, record.id);
        return verses ? [{ verses, record }] : [];
      }),
    }),
    [chapter, notes, slug, number],
  );
}

export type ChapterMarks = ReturnType<typeof useChapterMarks>;

/** Every note on verses, the newest day first; undefined while they are read. */
export function useAllNotes() {
  const records = useRecords();
  return useLive(useMemo(() => records.liveDays(verseNote, ...ALL_DAYS), [records]));
}

/** Every chapter in which something is marked, the newest day first; undefined while they are read. */
export function useMarkedChapters() {
  const records = useRecords();
  return useLive(useMemo(() => records.liveDays(bibleChapter, ...ALL_DAYS), [records]));
}
