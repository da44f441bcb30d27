import { type VerseNoteBody, verseNote } from '../../../../shared/records/verse-note';
import type { RecordFormSpec } from '../../../records/record-form';

export interface NoteForm {
  readonly note: string;
}

/** A note that a person opened: its verses as data, and the record of it, if there is one. */
export interface OpenedNote {
  readonly passage: string;
  readonly id: string | undefined;
}

/** A note on verses: its record, its draft and the way between record and screen. A new one has `newId`. */
export function noteOn(
  { passage, id }: OpenedNote,
  newId: string,
  day: string,
): RecordFormSpec<VerseNoteBody, NoteForm> {
  return {
    kind: verseNote,
    id: id ?? newId,
    day,
    draftKey: `verse-note:${id ?? `new on ${passage}`}`,
    toForm: (body) => ({ note: body?.note ?? '' }),
    toBody: ({ note }, opened) => ({ passage, ...opened, note }),
  };
}
