import type { RxStorage, RxStorageInstance } from 'rxdb';

/** Ends a process in the middle of its writes. */
export interface Killer {
  /** The process dies before its write number `writes` from now. */
  killAfter(writes: number): void;
  /** The process dies now. */
  kill(): void;
  readonly isDead: boolean;
  /** Resolves when the process has died. */
  readonly death: Promise<void>;
}

/** What a dead process is waiting for never comes. */
const NEVER = new Promise<never>(() => undefined);

/** A process that lives until it is told otherwise. */
export function createKiller(): Killer & { mayWrite(): boolean } {
  let left = Number.POSITIVE_INFINITY;
  let isDead = false;
  let die: () => void = () => undefined;
  const death = new Promise<void>((resolve) => {
    die = resolve;
  });
  const kill = () => {
    isDead = true;
    die();
  };
  return {
    killAfter(writes) {
      left = writes;
    },
    kill,
    get isDead() {
      return isDead;
    },
    death,
    mayWrite() {
      if (isDead) return false;
      if (left <= 0) kill();
      else left -= 1;
      return !isDead;
    },
  };
}

type AnyInstance = RxStorageInstance<unknown, unknown, unknown>;

/** A storage seen from one process: once that is dead, nothing of it reaches the disk any more, nor does it hear. */
export function crashingStorage<Internals, Options>(
  storage: RxStorage<Internals, Options>,
  mayWrite: () => boolean,
  isDead: () => boolean,
): RxStorage<Internals, Options> {
  return {
    ...storage,
    async createStorageInstance(params) {
      const instance = await storage.createStorageInstance(params);
      const real = instance as unknown as AnyInstance;
      const { bulkWrite, query, findDocumentsById, close } = real;
      real.bulkWrite = (rows, context) =>
        mayWrite() ? bulkWrite.call(real, rows, context) : NEVER;
      real.query = (prepared) => (isDead() ? NEVER : query.call(real, prepared));
      real.findDocumentsById = (ids, deleted) =>
        isDead() ? NEVER : findDocumentsById.call(real, ids, deleted);
      real.close = () => close.call(real);
      return instance;
    },
  };
}
