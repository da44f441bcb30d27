import type { RecordStorage } from '../../records/storage/record-storage';

/** Ends a process in the middle of its writes, or lets them fail. */
export interface Killer {
  /** The process dies before its write number `writes` from now. */
  killAfter(writes: number): void;
  /** After the next `after` writes the disk is full, for as many as `writes`. */
  fillFor(writes: number, after: number): void;
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

/** A disk with no space left, as Chromium says it. */
function refuseFull(): DOMException {
  return new DOMException('The disk is full', 'QuotaExceededError');
}

/** A process that can die; it asks before each write, and is told why not. */
export type Process = Killer & { whyNotWrite(): DOMException | undefined };

/** A process that lives until it is told otherwise. */
export function createProcess(): Process {
  let left = Number.POSITIVE_INFINITY;
  let untilFull = 0;
  let full = 0;
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
    fillFor(writes, after) {
      full = writes;
      untilFull = after;
    },
    kill,
    get isDead() {
      return isDead;
    },
    death,
    whyNotWrite() {
      if (!isDead && left <= 0) kill();
      if (isDead) return refuseDead();
      left -= 1;
      untilFull -= 1;
      if (full <= 0 || untilFull >= 0) return undefined;
      full -= 1;
      return refuseFull();
    },
  };
}

/** A storage seen from one process: once that is dead, nothing of it reaches the disk any more. */
export function crashingStorage(storage: RecordStorage, process: Process): RecordStorage {
  return {
    ...storage,
    async createStorageInstance(params) {
      if (process.isDead) throw refuseDead();
      const instance = await storage.createStorageInstance(params);
      const { bulkWrite } = instance;
      instance.bulkWrite = async (rows, context) => {
        const refusal = process.whyNotWrite();
        if (refusal) throw refusal;
        return bulkWrite.call(instance, rows, context);
      };
      return instance;
    },
  };
}
