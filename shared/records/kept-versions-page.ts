import * as z from 'zod/mini';
import { commonFields, shortText } from './fields';
import type { KeyedKind } from './kind';

const schema = z.looseObject({ of: shortText, ...commonFields });
export type KeptVersionsPageBody = z.infer<typeof schema>;

/** Kept versions that no longer fit in their record: the oldest move here (more than 64 kB). */
export const keptVersionsPage: KeyedKind<KeptVersionsPageBody, 'kept-versions'> = {
  name: 'kept-versions',
  schema,
  fields: { of: 'choice', keptVersions: 'set' },
  idFor: (recordIdAndHash) => `kept-versions:${recordIdAndHash}`,
  countsAsDone: () => false,
};
