import type { Media, MediaReplica, Surroundings } from '../contract';
import { Desk } from '../desk';
import type { IndexedDb } from '../indexed-db';
import { keepCopy } from './copies';
import { StoredMedia } from './stored-media';

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
