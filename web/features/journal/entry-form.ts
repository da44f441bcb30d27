import { type JournalEntryBody, journalEntry } from '../../../shared/records/journal-entry';
import type { RecordFormSpec } from '../../live/record-form';
import type { RecordOf } from '../../local/contract';

export type JournalEntry = RecordOf<JournalEntryBody>;

/** What the page shows of an entry. */
export interface EntryForm {
  readonly content: string;
}

export type EntryFormSpec = RecordFormSpec<JournalEntryBody, EntryForm>;

export const NEW_ENTRY_DRAFT = 'journal:new';

/** A page before "Save Entry": its random id is fixed when it opens, so that two saves can't make two entries. */
export function newEntryForm(id: string, day: string): EntryFormSpec {
  return { ...page, id, day, draftKey: NEW_ENTRY_DRAFT };
}

/** A page of the history, open for editing. */
export function openEntryForm(id: string, day: string): EntryFormSpec {
  return { ...page, id, day, draftKey: `journal:${id}` };
}

const page = {
  kind: journalEntry,
  toForm: (body: JournalEntryBody | undefined): EntryForm => ({ content: body?.content ?? '' }),
  toBody: ({ content }: EntryForm, opened: JournalEntryBody | undefined): JournalEntryBody => ({
    ...opened,
    content,
    audioUrl: opened?.audioUrl ?? null,
  }),
};

/** An entry needs words or a recording (spec section 5). */
export function isBlank({ content }: EntryForm, audioUrl: string | null | undefined): boolean {
  return content.trim() === '' && !audioUrl;
}
