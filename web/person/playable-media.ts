import type { Media, MediaReplica } from '../media/contract';
import { keepCopy } from '../media/copies';
import { StoredMedia } from '../media/stored-media';
import type { Surroundings } from '../platform/surroundings';
import type { IndexedDb } from '../records/storage/indexed-db';
import { PersonDatabase } from './person-database';

/** What it takes to play a person's recordings: no record log, which is slower to open. */
export type PlayableMedia = Pick<Media, 'read'> &
  Pick<MediaReplica, 'keepCopy'> & { close(): Promise<void> };

/** Opens the person’s database alone. */
export function openPlayableMedia(
  personId: string,
  idb: IndexedDb,
  surroundings: Pick<Surroundings, 'now' | 'randomId'>,
): PlayableMedia {
  const database = new PersonDatabase(personId, idb, surroundings);
  const media = new StoredMedia({
    store: database.mediaStore,
    surroundings,
    onKeep: () => undefined,
  });
  return {
    read: (id) => media.read(id),
    keepCopy: (id, blob) => keepCopy(database.mediaStore, id, blob, surroundings.now()),
    close: () => database.close(),
  };
}
