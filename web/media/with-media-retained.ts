import { NamedMedia } from '../../shared/protocol/named-media';
import type { Records } from '../records/contract';
import type { Media } from './contract';

/**
 * The records as a form saves them. Every recording, photo and preview that a record names is kept first, so that no record
 * ever stands on the disk whose bytes might still be thrown away (V3, V14).
 */
export function withMediaRetained({
  records,
  media,
}: {
  readonly records: Records;
  readonly media: Media;
}): Pick<Records, 'liveOne' | 'save'> {
  return {
    liveOne: (kind, id) => records.liveOne(kind, id),
    async save(input) {
      const named = new NamedMedia(input.body);
      for (const id of named.ids) await media.keep(id, named.photoOf(id));
      return await records.save(input);
    },
  };
}
