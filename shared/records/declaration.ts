import * as z from 'zod/mini';
import { commonFields, longText, shortText } from './fields';
import type { EntryKind } from './kind';

const schema = z.looseObject({
  /** What is said aloud, in the first person. */
  words: longText,
  /** The verses it rests on as data, `Romans 8:1`; null where the person named none. */
  passage: z.nullable(shortText),
  ...commonFields,
});
export type DeclarationBody = z.infer<typeof schema>;

/** A declaration that a person wrote, under a random id. */
export const declaration: EntryKind<DeclarationBody, 'declaration'> = {
  name: 'declaration',
  schema,
  fields: { words: 'text', passage: 'choice', keptVersions: 'set' },
  countsAsDone: () => false,
};
