import { type JournalEntryBody, journalEntry } from '../../../shared/records/journal-entry';
import type { RecordDraft, RecordFormSpec } from '../../live/record-form';
import type { RecordOf } from '../../local/contract';

export type JournalEntry = RecordOf<JournalEntryBody>;

/** What the page shows of an entry. */
export interface EntryForm {
  readonly content: string;
  /** Its recording, `/api/media/<id>`. */
  readonly audioUrl: string | null;
}

export type EntryFormSpec = RecordFormSpec<JournalEntryBody, EntryForm>;

export const NEW_ENTRY_DRAFT = 'journal:new';

/** What stands under it. */
export type NewEntryDraft = RecordDraft<JournalEntryBody, EntryForm>;

/** A page before "Save Entry": its random id is fixed when it opens, so that two saves can't make two entries. */
export function newEntryForm(id: string, day: string): EntryFormSpec {
  return { ...page, id, day, draftKey: NEW_ENTRY_DRAFT };
}

/** A page of the history, open for editing. */
export function openEntryForm(id: string, day: string): EntryFormSpec {
  return { ...page, id, day, draftKey: entryDraft(id) };
}

/** What names the unsaved edits of an entry. */
export function entryDraft(id: string): string {
  return `journal:${id}`;
}

const page = {
  kind: journalEntry,
  toForm: (body: JournalEntryBody | undefined): EntryForm => ({
    content: body?.content ?? '',
    audioUrl: body?.audioUrl ?? null,
  }),
  toBody: (form: EntryForm, opened: JournalEntryBody | undefined): JournalEntryBody => ({
    ...opened,
    ...form,
  }),
};

/** An entry needs words or a recording (spec section 5). */
export function isBlank({ content, audioUrl }: EntryForm): boolean {
  return content.trim() === '' && !audioUrl;
}
