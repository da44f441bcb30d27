import { readAs } from './record-document';
import type { StoredDocument } from './stored-row';

/**
 * Who is told of documents as they change. `isEarly`: by the disk, before RxDB. Where RxDB says the same, the very array is told
 * again. After `fail` nothing more is told.
 */
export interface Follower {
  readonly push: (documents: readonly StoredDocument[], isEarly: boolean) => void;
  readonly fail: () => void;
}

export interface RxDbFollower extends Pick<Follower, 'fail'> {
  readonly push: (documents: readonly StoredDocument[]) => void;
}

/** Documents, as the disk has them and as RxDB tells them. */
interface Documents {
  /** Undefined where RxDB tells the first value soon enough. */
  readonly read: () => Promise<readonly StoredDocument[] | undefined>;
  readonly subscribe: (told: RxDbFollower) => Promise<Subscribed>;
}

/** A page that has too much to do has to hear of changes, too. */
const SHOWN_WITHIN_MS = 500;

/** What of RxJS is used here. */
interface Subscribed {
  unsubscribe(): void;
}

/** Subscribes once that can be done. Returns the function that ends it, before that as well. */
export function subscribeLater(subscribe: () => Promise<Subscribed>, fail: () => void): () => void {
  let isEnded = false;
  let subscribed: Subscribed | undefined;
  const keep = (made: Subscribed) => {
    if (isEnded) made.unsubscribe();
    else subscribed = made;
  };
  subscribe().then(keep, fail);
  return () => {
    isEnded = true;
    subscribed?.unsubscribe();
  };
}

/**
 * Tells what is on the disk, and then what RxDB says once it is up. RxDB reads after it has begun to hear of changes, so what
 * it says is never older than what the disk said. Returns the function that ends it.
 */
export function followDocuments(
  { read, subscribe }: Documents,
  { push, fail }: Follower,
): () => void {
  return subscribeLater(async () => {
    let early = await read();
    if (early) {
      push(early, true);
      await untilShown();
    }
    const pushKnown = (documents: readonly StoredDocument[]) => {
      const known = early !== undefined && areSame(early, documents) ? early : documents;
      early = undefined;
      push(known, false);
    };
    return subscribe({ push: pushKnown, fail });
  }, fail);
}

/** Whether these are the same states of the same records. Those that are become the records that screens have already. */
function areSame(
  earlier: readonly StoredDocument[],
  documents: readonly StoredDocument[],
): boolean {
  const known = new Map(earlier.map((document) => [document.id, document]));
  const same = documents.filter((document) => {
    const before = known.get(document.id);
    if (before?._rev !== document._rev) return false;
    readAs(document, before);
    return true;
  });
  return same.length === documents.length && same.length === earlier.length;
}

/**
 * Resolves after the next frame, so that screens draw first what they were told. A hidden page draws no frame: it waits
 * `SHOWN_WITHIN_MS`. A worker and Node have no frames: they wait for the next task.
 */
function untilShown(): Promise<void> {
  if (globalThis.requestAnimationFrame === undefined)
    return new Promise((done) => setTimeout(done));
  return new Promise((done) => {
    setTimeout(done, SHOWN_WITHIN_MS);
    // Safari has no idle callbacks.
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
    requestAnimationFrame(() => whenIdle(() => done()));
  });
}
