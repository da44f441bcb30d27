import type { DeclarationBody } from '../../../../shared/records/declaration';
import type { FieldOf } from '../../../../shared/records/kind';
import type { KindWords } from '../kind-words';

export const declarationWords: KindWords<FieldOf<DeclarationBody>> = {
  hour: 'prayer',
  name: 'Declaration',
  title: 'Declarations',
  inside: 'In your declaration',
  fields: { words: 'Declaration', passage: 'Verse' },
  ownWords: 'words',
  lines: [],
  place: ({ id }) => `/pray/declarations?own=${encodeURIComponent(id)}`,
  counted: 'Declarations',
  unsent: { one: 'A declaration', many: 'declarations' },
  printed: { title: 'Declaration', labels: { words: '', passage: 'Verse' } },
};
