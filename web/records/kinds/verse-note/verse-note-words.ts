import type { FieldOf } from '../../../../shared/records/kind';
import type { VerseNoteBody } from '../../../../shared/records/verse-note';
import type { KindWords } from '../kind-words';

export const verseNoteWords: KindWords<FieldOf<VerseNoteBody>> = {
  name: 'Bible note',
  title: 'Bible notes',
  inside: 'In your Bible',
  fields: { passage: 'Verses', note: 'Note' },
  ownWords: 'note',
  lines: [],
  place: ({ id }) => `/bible/marks?note=${encodeURIComponent(id)}`,
  counted: 'Bible notes',
  unsent: { one: 'A Bible note', many: 'Bible notes' },
  printed: { title: 'Bible note', labels: { passage: 'Verses', note: '' } },
};
