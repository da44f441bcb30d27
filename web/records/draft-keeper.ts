import type { Live } from '../live/live';
import { liveValue } from '../live/live-value';
import type { Drafts } from './contract';
import type { UnloadDrafts } from './unload-drafts';

const WRITE_WITHIN_MS = 300;

/** A draft that is not on the disk yet. */
export interface UnwrittenDraft {
  readonly key: string;
  readonly value: unknown;
}

/**
 * Keeps unsaved writing: in memory at once, on the disk within 300 ms of typing (F9).
 *
 *   keep ─▶ unwritten ─(300 ms, flush)─▶ being written ─▶ written
 *               ▲                            │ fails
 *               └────────────────────────────┘  stays here, `trouble` is set
 *
 * What the disk refuses stays in memory and can be copied; the next keystroke tries again. It is also left behind at
 * once for the next page, which begins with it, as a page that goes leaves all that is unwritten.
 */
export interface DraftKeeper {
  read<Value>(key: string): Promise<Value | undefined>;
  keep(key: string, value: unknown): void;
  discard(key: string): Promise<void>;
  /** Writes everything that waits. Resolves when it has been tried; never rejects. */
  flush(): Promise<void>;
  /**
   * Leaves everything that waits where the next page finds it, at once: this one may not live to write it. False where
   * something could not be left.
   */
  leaveBehind(): boolean;
  unwritten(): UnwrittenDraft[];
  /** Every draft, on the disk or only in memory. */
  all(): Promise<UnwrittenDraft[]>;
  /** Why the last write failed; null once one succeeds. */
  readonly trouble: Live<unknown>;
}

/** What the keeper needs of the drafts on the disk. */
export type DraftDisk = Pick<Drafts, 'read' | 'write' | 'adoptCopy' | 'discard' | 'all'>;

export function createDraftKeeper(drafts: DraftDisk, unloadDrafts?: UnloadDrafts): DraftKeeper {
  const left = unloadDrafts?.found() ?? [];
  const waiting = new Map(left.map(({ key, value }) => [key, value]));
  /** By draft: the words of another page that it goes on with. */
  const found = new Map(left.map((words) => [words.key, words]));
  const trouble = liveValue<unknown>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function writeOne(key: string): Promise<void> {
    if (!waiting.has(key)) return;
    const value = waiting.get(key);
    try {
      await goOn(key);
      await drafts.write(key, value);
      // Typed on while this was being written: the newer text waits for its own write.
      if (waiting.get(key) === value) settle(key);
      trouble.set(null);
    } catch (error) {
      if (waiting.has(key)) unloadDrafts?.leave(key, waiting.get(key));
      trouble.set(error);
    }
  }

  /** The page that left these words may have written them too: that copy would come back beside them. */
  async function goOn(key: string): Promise<void> {
    const words = found.get(key);
    if (words === undefined) return;
    await drafts.adoptCopy(key, words.page, words.value);
    found.delete(key);
  }

  function settle(key: string): void {
    waiting.delete(key);
    unloadDrafts?.forget(key);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // One after another, so that an older text never lands after a newer one.
    for (const key of waiting.keys()) writing = writing.then(() => writeOne(key));
    return writing;
  }

  return {
    async read<Value>(key: string) {
      return waiting.has(key) ? (waiting.get(key) as Value) : await drafts.read<Value>(key);
    },
    keep(key, value) {
      waiting.set(key, value);
      // Not restarted by the next keystroke: a steady typist's words are written too.
      timer ??= setTimeout(() => void flush(), WRITE_WITHIN_MS);
    },
    discard(key) {
      settle(key);
      const discarded = writing
        .then(() => goOn(key))
        .then(() => drafts.discard(key))
        .then(() => {
          if (waiting.size === 0) trouble.set(null);
        });
      writing = discarded.catch((error: unknown) => trouble.set(error));
      return discarded;
    },
    flush,
    leaveBehind: () =>
      [...waiting]
        .map(([key, value]) => unloadDrafts?.leave(key, value))
        .every((left) => left === true),
    unwritten: () => [...waiting].map(([key, value]) => ({ key, value })),
    async all() {
      const rows = await drafts.all().catch(() => []);
      const written = rows.filter(({ key }) => !waiting.has(key));
      return [...waiting, ...written.map(({ key, value }) => [key, value] as const)].map(
        ([key, value]) => ({ key, value }),
      );
    },
    trouble,
  };
}
