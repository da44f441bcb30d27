import type { Media, MediaReplica } from '../media/contract';
import { keepCopy } from '../media/copies';
import { StoredMedia } from '../media/stored-media';
import type { Surroundings } from '../platform/surroundings';
import type { IndexedDb } from '../records/storage/indexed-db';
import { Desk } from './desk';

/** What it takes to play a person's recordings: no record log, which is slower to open. */
export type PlayableMedia = Pick<Media, 'read'> &
  Pick<MediaReplica, 'keepCopy'> & { close(): Promise<void> };

/** Opens the desk alone. */
export function openPlayableMedia(
  personId: string,
  idb: IndexedDb,
  surroundings: Pick<Surroundings, 'now' | 'randomId'>,
): PlayableMedia {
  const desk = new Desk(personId, idb, surroundings);
  const media = new StoredMedia({ store: desk.mediaStore, surroundings, onKeep: () => undefined });
  return {
    read: (id) => media.read(id),
    keepCopy: (id, blob) => keepCopy(desk.mediaStore, id, blob, surroundings.now()),
    close: () => desk.close(),
  };
}
