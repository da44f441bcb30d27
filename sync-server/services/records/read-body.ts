import type { RecordKind } from '../../../shared/records/kind';
import type { RecordBody, RecordState } from '../../../shared/records/record';

/** The body of a live record of this kind; undefined for a tombstone, another kind or one that does not fit it. */
export function readBody<Body extends RecordBody>(
  kind: RecordKind<Body>,
  record: RecordState | undefined,
): Body | undefined {
  if (!record || record.deleted || record.kind !== kind.name) return undefined;
  const parsed = kind.schema.safeParse(record.body);
  return parsed.success ? parsed.data : undefined;
}

/** The fields of a request that were given: one left out must not overwrite what is stored. */
export function givenFields<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
}
