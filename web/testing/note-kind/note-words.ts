import type { FieldOf } from '../../../shared/records/kind';
import type { KindWords } from '../../records/kinds/kind-words';
import type { NoteBody } from './note';

export const noteWords: KindWords<FieldOf<NoteBody>> = {
  name: 'Note',
  title: 'Notes',
  inside: 'In your note',
  fields: { thought: 'Thought', spoken: 'Voice recording' },
  ownWords: 'thought',
  lines: [],
  place: ({ day }) => `/note?day=${day}`,
  counted: 'Notes',
  unsent: { one: 'A note', many: 'notes' },
  printed: { title: 'Note of the day', labels: { thought: '', spoken: 'Spoken' } },
};
