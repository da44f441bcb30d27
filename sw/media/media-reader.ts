import { HEADERS } from '../../shared/protocol/limits';
import { mediaUrl } from '../../shared/protocol/media';
import { isGuest } from '../../web/account/guest';
import { arePersonsAsMade, isDeviceAsMade } from '../../web/person/databases-as-made';
import { hasLock } from '../../web/person/lock/lock-row';
import { openPlayableMedia, type PlayableMedia } from '../../web/person/playable-media';
import type { Surroundings } from '../../web/platform/surroundings';
import { openDevice } from '../../web/records/storage/device';
import type { IndexedDb } from '../../web/records/storage/indexed-db';

/** What a recording is looked for with. */
export interface ShelfDeps {
  readonly idb: IndexedDb;
  readonly surroundings: Surroundings;
  readonly fetch: typeof fetch;
}

/** A recording, if there is one, and the end of keeping it. */
export interface Found {
  readonly sound: Blob | undefined;
  /** False of a guest: what is not on this device is nowhere, and no server is asked for it (P62). */
  readonly mayBeElsewhere: boolean;
  /** Never rejects: a device without space plays all the same. */
  readonly kept: Promise<unknown>;
}

export interface Shelf {
  /** Looks on the device of whoever is signed in, then on the server. Never rejects. */
  find(id: string): Promise<Found>;
}

const NOTHING: Found = { sound: undefined, mayBeElsewhere: true, kept: Promise.resolve() };

/** Makes a shelf. A player asks for a recording several times over: what is being fetched is fetched once. */
export function createMediaReader(deps: ShelfDeps): Shelf {
  const finding = new Map<string, Promise<Found>>();
  return {
    find(id) {
      const known = finding.get(id);
      if (known !== undefined) return known;
      const found = find(id, deps).catch(() => NOTHING);
      finding.set(id, found);
      void found.then(({ kept }) => kept).finally(() => finding.delete(id));
      return found;
    },
  };
}

async function find(id: string, deps: ShelfDeps): Promise<Found> {
  const personId = await findSignedIn(deps);
  if (personId === undefined) return NOTHING;
  const here = await withMedia(personId, deps, (media) => media.read(id)).catch(() => undefined);
  if (here) return { ...NOTHING, sound: here };
  if (isGuest(personId)) return { ...NOTHING, mayBeElsewhere: false };
  const sound = await fetchWhole(id, personId, deps);
  if (!sound) return NOTHING;
  const keep = (media: PlayableMedia) => media.keepCopy(id, sound);
  return { ...NOTHING, sound, kept: withMedia(personId, deps, keep).catch(() => undefined) };
}

async function findSignedIn({ idb, surroundings }: ShelfDeps): Promise<string | undefined> {
  if (!(await isDeviceAsMade(idb))) return undefined;
  const device = openDevice({ randomId: surroundings.randomId, idb });
  try {
    return (await device.readSignedIn())?.userId;
  } finally {
    await device.close();
  }
}

/** Undefined where the person's databases are of another version, which a page migrates, or locked (I7). */
async function withMedia<Result>(
  personId: string,
  { idb, surroundings }: ShelfDeps,
  work: (media: PlayableMedia) => Promise<Result>,
): Promise<Result | undefined> {
  if (!(await arePersonsAsMade(personId, idb)) || (await hasLock(personId, idb))) return undefined;
  const media = openPlayableMedia(personId, idb, surroundings);
  try {
    return await work(media);
  } finally {
    await media.close();
  }
}

/** The whole recording from the server, asked for in the person's name (P38); undefined if it gives none. */
async function fetchWhole(
  id: string,
  personId: string,
  { fetch }: ShelfDeps,
): Promise<Blob | undefined> {
  const headers = { [HEADERS.userId]: personId };
  const response = await fetch(mediaUrl(id), { headers, cache: 'no-store' });
  return response.ok ? response.blob() : undefined;
}
