import type { JournalEntryBody } from '../../../../shared/records/journal-entry';
import type { FieldOf } from '../../../../shared/records/kind';
import { type KindWords, VOICE_RECORDING } from '../kind-words';

export const journalEntryWords: KindWords<FieldOf<JournalEntryBody>> = {
  hour: 'journal',
  name: 'Journal entry',
  title: 'Brilliance Journal',
  inside: 'In your journal',
  fields: {
    title: 'Title',
    content: 'Text',
    audioUrl: VOICE_RECORDING,
    mood: 'Mood',
    tags: 'Tags',
    starred: 'Star',
    datedAt: 'Date and time',
    photos: 'Photos',
  },
  ownWords: 'content',
  lines: ['title'],
  place: ({ id }) => `/journal?entry=${encodeURIComponent(id)}`,
  draft: 'journal',
  counted: 'Journal entries',
  unsent: { one: 'A journal entry', many: 'journal entries' },
  printed: {
    title: 'Journal',
    labels: {
      datedAt: 'Date and time',
      title: 'Title',
      mood: 'Mood',
      starred: 'Star',
      tags: 'Tags',
      content: '',
      audioUrl: '',
      photos: '',
    },
  },
};
