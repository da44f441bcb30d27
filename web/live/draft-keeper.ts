import type { Drafts, Live } from '../local/contract';
import { liveValue } from '../platform/live-value';

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
 * What the disk refuses stays in memory and can be copied; the next keystroke tries again.
 */
export interface DraftKeeper {
  read<Value>(key: string): Promise<Value | undefined>;
  keep(key: string, value: unknown): void;
  discard(key: string): Promise<void>;
  /** Writes everything that waits. Resolves when it has been tried; never rejects. */
  flush(): Promise<void>;
  unwritten(): UnwrittenDraft[];
  /** Every draft, on the disk or only in memory. */
  all(): Promise<UnwrittenDraft[]>;
  /** Why the last write failed; null once one succeeds. */
  readonly trouble: Live<unknown>;
}

export function createDraftKeeper(drafts: Drafts): DraftKeeper {
  const waiting = new Map<string, unknown>();
  const trouble = liveValue<unknown>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function writeOne(key: string): Promise<void> {
    if (!waiting.has(key)) return;
    const value = waiting.get(key);
    try {
      await drafts.write(key, value);
      // Typed on while this was being written: the newer text waits for its own write.
      if (waiting.get(key) === value) waiting.delete(key);
      trouble.set(null);
    } catch (error) {
      trouble.set(error);
    }
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
      waiting.delete(key);
      const discarded = writing.then(() => drafts.discard(key));
      writing = discarded.catch((error: unknown) => trouble.set(error));
      return discarded;
    },
    flush,
    unwritten: () => [...waiting].map(([key, value]) => ({ key, value })),
    async all() {
      const written = await drafts.all().catch(() => []);
      const merged = new Map<string, unknown>(written.map(({ key, value }) => [key, value]));
      for (const [key, value] of waiting) merged.set(key, value);
      return [...merged].map(([key, value]) => ({ key, value }));
    },
    trouble,
  };
}
