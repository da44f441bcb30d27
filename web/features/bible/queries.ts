import { useMemo } from 'react';
import { bibleChapter } from '../../../shared/records/bible-chapter';
import { type VerseNoteBody, verseNote } from '../../../shared/records/verse-note';
import { useLive } from '../../live/react/use-live';
import type { RecordOf } from '../../records/contract';
import { useRecords } from '../../records/react/use-records';
import { type ChapterName, colorsOf, passageOf, type Verses, versesIn } from './model/marks';

const ALL_DAYS = ['0000-01-01', '9999-12-31'] as const;

/** A note, and the verses that it is about. */
export interface NoteOnVerses {
  readonly verses: Verses;
  readonly record: RecordOf<VerseNoteBody>;
}

/** What a person marked in a chapter; nothing while it is read. */
export function useChapterMarks({ book, number }: ChapterName) {
  const chapters = useMarkedChapters();
  const notes = useAllNotes();
  return useMemo(() => {
    const name = passageOf({ book, number });
    const marked = (chapters ?? [])
      .filter(({ body }) => body.passage === name)
      .sort((one, other) => one.updatedAt - other.updatedAt);
    const bodies = marked.map(({ body }) => body);
    return {
      records: marked,
      colors: colorsOf(bodies),
      bookmarks: new Set(bodies.flatMap(({ bookmarks = [] }) => bookmarks)),
      notes: (notes ?? []).flatMap((record): NoteOnVerses[] => {
        const verses = versesIn({ book, number }, record.body.passage);
        return verses ? [{ verses, record }] : [];
      }),
    };
  }, [chapters, notes, book, number]);
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
