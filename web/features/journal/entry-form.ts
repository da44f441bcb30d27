import { MOODS, type Mood } from '../../../shared/records/check-in';
import {
  type EntryPhoto,
  type JournalEntryBody,
  journalEntry,
  TITLE_CHARACTERS,
} from '../../../shared/records/journal-entry';
import type { RecordOf } from '../../records/contract';
import type { RecordDraft, RecordFormSpec } from '../../records/record-form';

export type JournalEntry = RecordOf<JournalEntryBody>;

/** What the page shows of an entry. */
export interface EntryForm {
  readonly content: string;
  /** Its recording, `/api/media/<id>`. */
  readonly audioUrl: string | null;
  readonly title: string;
  readonly mood: Mood | null;
  readonly tags: readonly string[];
  readonly starred: boolean;
  /** A local minute; null for one that is dated by when it was written. */
  readonly datedAt: string | null;
  readonly photos: readonly EntryPhoto[];
}

export type EntryFormSpec = RecordFormSpec<JournalEntryBody, EntryForm>;

export const NEW_ENTRY_DRAFT = 'journal:new';

/** What makes an entry of a page. */
export type EntryWords = Pick<EntryForm, 'content' | 'audioUrl'> &
  Partial<Pick<EntryForm, 'photos'>>;

/** What stands under it; one of an earlier release, or that was shared with the app, has the words alone. */
export type NewEntryDraft = RecordDraft<JournalEntryBody, EntryWords & Partial<EntryForm>>;

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
    title: body?.title ?? '',
    mood: MOODS.find((mood) => mood === body?.mood) ?? null,
    tags: body?.tags ?? [],
    starred: body?.starred ?? false,
    datedAt: body?.datedAt ?? null,
    photos: body?.photos ?? [],
  }),
  toBody,
};

/** A detail that was never there and isn't chosen stays absent, as in entries of earlier releases. */
function toBody(form: EntryForm, opened: JournalEntryBody | undefined): JournalEntryBody {
  const { content, audioUrl, title, mood, tags, starred, datedAt, photos } = form;
  return {
    ...opened,
    content,
    audioUrl,
    ...((title !== '' || opened?.title !== undefined) && { title }),
    ...((mood !== null || opened?.mood !== undefined) && { mood }),
    ...((tags.length > 0 || opened?.tags !== undefined) && { tags: [...tags] }),
    ...((starred || opened?.starred !== undefined) && { starred }),
    ...(datedAt !== null && { datedAt }),
    ...((photos.length > 0 || opened?.photos !== undefined) && { photos: [...photos] }),
  };
}

/** An entry needs words or a recording (spec section 5); a photo is one of the recordings. */
export function isBlank({ content, audioUrl, photos = [] }: EntryWords): boolean {
  return content.trim() === '' && !audioUrl && photos.length === 0;
}

/** Whether a draft has words that nobody would want to miss, though it may be no entry yet. */
export function hasWords(form: Partial<EntryForm>): boolean {
  const { content = '', audioUrl = null, title = '', photos = [] } = form;
  return !isBlank({ content, audioUrl, photos }) || title.trim() !== '';
}

/**
 * A question taken to write about: as the title where there is none yet, else below what is written; once.
 */
export function withPrompt(
  { title, content }: Pick<EntryForm, 'title' | 'content'>,
  prompt: string,
): Partial<EntryForm> {
  if (title.trim() === prompt || content.includes(prompt)) return {};
  if (title.trim() === '' && prompt.length <= TITLE_CHARACTERS) return { title: prompt };
  const written = content.trimEnd();
  return { content: written === '' ? `${prompt}\n\n` : `${written}\n\n${prompt}\n\n` };
}
