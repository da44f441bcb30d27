import type { KindWords } from '../kind-words';

export const keptVersionsWords: KindWords<'of'> = {
  name: 'Kept version',
  title: 'Kept versions',
  inside: 'In your entry',
  fields: {},
  lines: [],
  unsent: { one: 'An entry', many: 'entries' },
  printed: { title: 'Kept versions', labels: {} },
};
