import type { RecordBody } from '../../shared/records/record';
import type { Live } from '../live/live';
import { liveValue } from '../live/live-value';
import type { RecordForm } from './record-form';

export interface AutosaveState {
  readonly status: 'idle' | 'saving' | 'saved';
  /** Milliseconds since the epoch of the last save from this page; null before the first. */
  readonly savedAt: number | null;
  /** What to say about a save that failed; the words are still in the form. */
  readonly trouble: string | null;
}

/**
 * Saves an open record by itself, as long as somebody watches; the last words go with the last watcher.
 *
 *   quiet ─typed─▶ waiting ─(800 ms of quiet, 5 s of typing, flush)─▶ saving ─▶ quiet
 *                     ▲                                                  │
 *                     └────────────── typed on meanwhile ────────────────┘
 *
 * An emptied page is not saved, and left it shows its words again: only an explicit deletion deletes. What else was typed on
 * it is saved then (P84). The draft below keeps what is not saved yet.
 */
export interface Autosave extends Live<AutosaveState> {
  get(): AutosaveState;
  /** Saves what waits. Resolves when it has been tried; never rejects. */
  flush(): Promise<void>;
  /** Ends saving and forgets what waits: the record is about to be deleted. Resolves when nothing is under way. */
  abandon(): Promise<void>;
}

type Page<Body extends RecordBody, Form> = Pick<
  RecordForm<Body, Form>,
  'state' | 'change' | 'save' | 'setAside'
>;

export interface AutosaveOptions<Body extends RecordBody, Form> {
  /** An emptied form is not saved. */
  readonly isBlank: (form: Form) => boolean;
  /** The words that an emptied form gets back of what is saved, where it holds more than those. */
  readonly wordsOf?: (saved: Body) => Partial<Form>;
  /** What to say where a save fails and nobody says why. */
  readonly failed: string;
  /** Only what is saved already: until the person saves it for the first time it stays a draft. */
  readonly editsOnly?: boolean;
}

const QUIET_MS = 800;
const LONGEST_MS = 5000;

export function createAutosave<Body extends RecordBody, Form>(
  page: Page<Body, Form>,
  now: () => number,
  { isBlank, wordsOf, failed, editsOnly = false }: AutosaveOptions<Body, Form>,
): Autosave {
  const state = liveValue<AutosaveState>(
    { status: 'idle', savedAt: null, trouble: null },
    whileWatched,
  );
  const patch = (part: Partial<AutosaveState>) => state.set({ ...state.get(), ...part });
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let longest: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let abandoned = false;
  let seen = page.state.get().form;

  function whileWatched(): () => void {
    const unsubscribe = page.state.subscribe(look);
    look();
    return () => {
      void flush()
        .then(() => (isEmptied() ? refill() : undefined))
        .catch(() => undefined)
        .finally(unsubscribe);
    };
  }

  function look(): void {
    const { form, saving, restored } = page.state.get();
    if (saving || form === seen) return;
    seen = form;
    // A crash while the page was empty: the record still has its words.
    if (restored && isEmptied()) void refill().catch(() => undefined);
    else if (isWaiting()) schedule();
    else rest();
  }

  function schedule(): void {
    patch({ status: 'saving' });
    clearTimeout(quiet);
    quiet = setTimeout(() => void flush(), QUIET_MS);
    longest ??= setTimeout(() => void flush(), LONGEST_MS);
  }

  function isWaiting(): boolean {
    const { edited, opened } = page.state.get();
    const mayBeSaved = opened !== undefined || !editsOnly;
    return !abandoned && mayBeSaved && edited && !isEmptied();
  }

  function isEmptied(): boolean {
    const { edited, form } = page.state.get();
    return edited && isBlank(form);
  }

  /** Only the words that are missing come back. */
  async function refill(): Promise<void> {
    const { opened } = page.state.get();
    if (!wordsOf || !opened) return page.setAside();
    page.change(wordsOf(opened.body));
    await flush();
  }

  function rest(): void {
    stopTimers();
    if (state.get().status === 'saving') patch({ status: 'idle' });
  }

  function stopTimers(): void {
    clearTimeout(quiet);
    clearTimeout(longest);
    quiet = undefined;
    longest = undefined;
  }

  async function saveAll(): Promise<void> {
    while (isWaiting()) {
      patch({ status: 'saving' });
      const outcome = await page.save();
      if (!outcome.ok) {
        patch({ status: 'idle', trouble: outcome.problem ?? failed });
        return;
      }
      patch({ status: 'saved', savedAt: now(), trouble: null });
    }
  }

  async function flush(): Promise<void> {
    stopTimers();
    running ??= saveAll().finally(() => {
      running = undefined;
    });
    await running;
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    flush,
    async abandon() {
      abandoned = true;
      stopTimers();
      await running;
      await page.setAside().catch(() => undefined);
    },
  };
}
