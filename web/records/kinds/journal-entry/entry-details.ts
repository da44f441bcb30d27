import { MOODS, type Mood } from '../../../../shared/records/check-in';
import type { RecordBody } from '../../../../shared/records/record';

/** What a journal entry says beside its words, ready to be shown. */
export interface EntryDetails {
  /** Empty where it has none. */
  readonly title: string;
  readonly mood: Mood | null;
  readonly tags: readonly string[];
  readonly starred: boolean;
}

/** The details of a body; what it lacks, or says in a way not known here, is left out. */
export function entryDetails({ title, mood, tags, starred }: RecordBody): EntryDetails {
  return {
    title: typeof title === 'string' ? title.trim() : '',
    mood: MOODS.find((known) => known === mood) ?? null,
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    starred: starred === true,
  };
}
