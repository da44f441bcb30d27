import { isPhotoType } from '../../shared/protocol/media';
import type { Recording } from './contract';

/** Whether a row of the person’s database is a photo or its preview. */
export function isPhoto({ type }: Pick<Recording, 'type'>): boolean {
  return isPhotoType(type);
}

/**
 * What a person is told of: each recording, and each photo once. A preview stands for its photo where that is not among
 * them (V17).
 */
export function toldMedia<Row extends Pick<Recording, 'id' | 'previewOf'>>(
  rows: readonly Row[],
): Row[] {
  const ids = new Set(rows.map(({ id }) => id));
  return rows.filter(({ previewOf }) => previewOf === undefined || !ids.has(previewOf));
}
