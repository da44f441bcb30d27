import { type VerseNoteBody, verseNote } from '../../../../shared/records/verse-note';
import type { RecordFormSpec } from '../../../records/record-form';
import { type ChapterPlace, noteId, passageOf } from './marks';

export interface NoteForm {
  readonly note: string;
}

/** The note on verses: its record, its draft and the way between record and screen. */
export function noteOn(
  place: ChapterPlace,
  verses: readonly [number, number],
  day: string,
): RecordFormSpec<VerseNoteBody, NoteForm> {
  const id = noteId(place, verses);
  return {
    kind: verseNote,
    id,
    day,
    draftKey: id,
    toForm: (body) => ({ note: body?.note ?? '' }),
    toBody: ({ note }, opened) => ({ ...opened, passage: passageOf(place, verses), note }),
  };
}
