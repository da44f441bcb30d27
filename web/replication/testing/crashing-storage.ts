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

/** What a dead process asks for is refused: unlike a promise that never ends, that lets it be cleared away. */
export function refuseDead(): DOMException {
  return new DOMException('The process is dead', 'InvalidStateError');
}

/** A process that can die; it asks before each write. */
export type Process = Killer & { mayWrite(): boolean };

/** A process that lives until it is told otherwise. */
export function createProcess(): Process {
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

/** A storage seen from one process: once that is dead, nothing of it reaches the disk any more. */
export function crashingStorage<Internals, Options>(
  storage: RxStorage<Internals, Options>,
  { mayWrite }: Process,
): RxStorage<Internals, Options> {
  return {
    ...storage,
    async createStorageInstance(params) {
      if (!mayWrite()) throw refuseDead();
      const instance = await storage.createStorageInstance(params);
      const real = instance as unknown as AnyInstance;
      const { bulkWrite } = real;
      real.bulkWrite = (rows, context) =>
        mayWrite() ? bulkWrite.call(real, rows, context) : Promise.reject(refuseDead());
      return instance;
    },
  };
}
