import { mediaIdOf } from '../../../../shared/protocol/media';
import type { EntryPhoto } from '../../../../shared/records/journal-entry';
import type { RecordBody } from '../../../../shared/records/record';

/** The photos of a body; what is none, or said in a way not known here, is left out. */
export function photosOf({ photos }: RecordBody): readonly EntryPhoto[] {
  return Array.isArray(photos) ? photos.filter(isPhoto) : NONE;
}

const NONE: readonly EntryPhoto[] = [];

function isPhoto(value: unknown): value is EntryPhoto {
  if (typeof value !== 'object' || value === null) return false;
  const { hash, url, preview, width, height } = value as Partial<Record<string, unknown>>;
  const isNamed = typeof hash === 'string' && [url, preview].every(isOurs);
  return isNamed && [width, height].every((side) => typeof side === 'number' && side > 0);
}

function isOurs(address: unknown): boolean {
  return typeof address === 'string' && mediaIdOf(address) !== undefined;
}
