import { isPhotoType, MEDIA } from '../../shared/protocol/media';
import type { Surroundings } from '../platform/surroundings';
import type { MediaReplica, OutgoingRecording } from './contract';
import { holdWithRecords, keepCopy, released, requeueUploaded } from './copies';
import {
  changeRecording,
  isUnkept,
  type MediaStore,
  type RecordingRow,
  readBlob,
  toRecording,
} from './recording-row';

const GRACE_MS = MEDIA.graceDays * 86_400_000;

/**
 * The person’s database’s recordings and photos, as the uploader, the player and the clean-up use them; see {@link
 * MediaReplica}.
 */
export class StoredMediaReplica implements MediaReplica {
  readonly #store: MediaStore;
  readonly #now: Surroundings['now'];
  readonly #readNamed: () => Promise<ReadonlySet<string>>;
  readonly #readHeldNames: () => Promise<ReadonlySet<string>>;
  readonly #keepListeners = new Set<() => void>();

  /**
   * `readNamed` gives the ids of all recordings that this person's records and drafts name, `readHeldNames` of those that
   * only held records do.
   */
  constructor(parts: {
    readonly store: MediaStore;
    readonly now: Surroundings['now'];
    readonly readNamed: () => Promise<ReadonlySet<string>>;
    readonly readHeldNames: () => Promise<ReadonlySet<string>>;
  }) {
    this.#store = parts.store;
    this.#now = parts.now;
    this.#readNamed = parts.readNamed;
    this.#readHeldNames = parts.readHeldNames;
  }

  async waiting(): Promise<OutgoingRecording[]> {
    const heldNames = await this.#readHeldNames();
    await this.#store.run(({ database }) => holdWithRecords(database, heldNames));
    const rows = await this.#store.run(({ database }) =>
      database.recordings.where({ state: 'waiting' }).toArray(),
    );
    rows.sort((a, b) => a.createdAt - b.createdAt);
    return rows.map((row) => ({
      ...toRecording(row),
      ...(row.sha256 !== undefined && { sha256: row.sha256 }),
    }));
  }

  async bytesOf(id: string): Promise<Blob | undefined> {
    const found = await this.#store.run(({ database }) => readBlob(database, id));
    return found?.blob;
  }

  async noteHash(id: string, sha256: string): Promise<void> {
    await changeRecording(this.#store, id, (row) => ({ ...row, sha256 }));
  }

  async noteSent(id: string, sentBytes: number): Promise<void> {
    await this.#changeWaiting(id, (row) => ({ ...row, sentBytes }));
  }

  /** In one transaction: another epoch is entered before it, and then it does not count, or after it, and then it is offered again. */
  noteComplete(id: string, epoch?: string): Promise<boolean> {
    return this.#store.run(({ database }) =>
      database.transaction('rw', database.recordings, database.sync, async () => {
        const state = await database.sync.get('state');
        if (epoch !== undefined && epoch !== state?.epoch) return false;
        const row = await database.recordings.get(id);
        if (row?.state === 'waiting') {
          await database.recordings.put({ ...row, state: 'synced', sentBytes: row.bytes });
        }
        return true;
      }),
    );
  }

  async hold(id: string, code: string): Promise<void> {
    await this.#changeWaiting(id, (row) => ({ ...row, state: 'held', code }));
  }

  async release(heldWith: string): Promise<void> {
    const held = await this.#store.run(({ database }) =>
      database.recordings.where({ state: 'held' }).primaryKeys(),
    );
    for (const id of held) {
      await changeRecording(this.#store, id, (row) =>
        row.state === 'held' && row.code === heldWith ? released(row) : row,
      );
    }
  }

  keepCopy(id: string, blob: Blob): Promise<void> {
    return keepCopy(this.#store, id, blob, this.#now());
  }

  async sweep(): Promise<void> {
    const swept = await this.#store.run(({ database }) =>
      database.recordings.filter((row) => !isUnkept(row) || isPhotoType(row.type)).toArray(),
    );
    if (swept.length === 0) return;
    const named = await this.#readNamed();
    const now = this.#now();
    const again = swept.flatMap(({ id, unnamedSince }) =>
      unnamedSince && named.has(id) ? id : [],
    );
    await this.#store.run(({ database }) => requeueUploaded(database, new Set(again)));
    for (const { id } of swept) {
      await changeRecording(this.#store, id, (row) => sweepOne(row, named.has(id), now));
    }
  }

  onKeep(listener: () => void): () => void {
    const own = () => listener();
    this.#keepListeners.add(own);
    return () => this.#keepListeners.delete(own);
  }

  /** Tells the loop that a recording waits to be sent. */
  announceKeep(): void {
    for (const listener of [...this.#keepListeners]) listener();
  }

  async #changeWaiting(id: string, change: (row: RecordingRow) => RecordingRow): Promise<void> {
    await changeRecording(this.#store, id, (row) => (row.state === 'waiting' ? change(row) : row));
  }
}

/** Remembers since when nothing names a recording, and removes it when that is long ago. */
function sweepOne(row: RecordingRow, isNamed: boolean, now: number): RecordingRow | null {
  const { unnamedSince, ...rest } = row;
  if (isNamed) return unnamedSince === undefined ? row : rest;
  if (unnamedSince === undefined) return { ...row, unnamedSince: now };
  return now - unnamedSince > GRACE_MS ? null : row;
}
