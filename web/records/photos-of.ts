import { mediaIdOf } from '../../shared/protocol/media';
import type { EntryPhoto } from '../../shared/records/journal-entry';
import type { RecordBody } from '../../shared/records/record';
import { findKind } from '../../shared/records/registry';

/** The names of the fields of a kind that hold photos. */
export function photoFields(kindName: string): string[] {
  const rules = Object.entries(findKind(kindName)?.fields ?? {});
  return rules.flatMap(([field, rule]) => (rule === 'photos' ? [field] : []));
}

/** The photos of a record of a kind; what is none, or said in a way not known here, is left out. */
export function photosOf({
  kind,
  body,
}: {
  readonly kind: string;
  readonly body: RecordBody;
}): readonly EntryPhoto[] {
  const all = photoFields(kind).flatMap((field) => body[field]);
  return all.filter(isPhoto);
}

function isPhoto(value: unknown): value is EntryPhoto {
  if (typeof value !== 'object' || value === null) return false;
  const { hash, url, preview, width, height } = value as Partial<Record<string, unknown>>;
  const isNamed = typeof hash === 'string' && [url, preview].every(isOurs);
  return isNamed && [width, height].every((side) => typeof side === 'number' && side > 0);
}

function isOurs(address: unknown): boolean {
  return typeof address === 'string' && mediaIdOf(address) !== undefined;
}
