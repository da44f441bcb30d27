import {
  createRxSchema,
  defaultHashSha256,
  type MangoQuery,
  normalizeMangoQuery,
  type PreparedQuery,
  prepareQuery,
} from 'rxdb';
import { type RecordDocument, recordSchema } from './record-document';

export type RecordQuery = MangoQuery<RecordDocument>;

export const { jsonSchema } = createRxSchema(recordSchema, defaultHashSha256);

/** As RxDB's collection prepares it. */
export function prepare(query: RecordQuery): PreparedQuery<RecordDocument> {
  const { index, ...normal } = normalizeMangoQuery(jsonSchema, query);
  return prepareQuery(jsonSchema, {
    ...normal,
    selector: { ...normal.selector, _deleted: { $eq: false } },
    ...(index && { index: ['_deleted', ...index] }),
  });
}
