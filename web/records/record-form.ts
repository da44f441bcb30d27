import { compareVersions } from '../../shared/domain/version-vector';
import { withWholeText } from '../../shared/domain/well-formed';
import type { Outcome } from '../../shared/outcome';
import type { RecordKind } from '../../shared/records/kind';
import type { RecordBody, RecordState } from '../../shared/records/record';
import type { Live } from '../live/live';
import { liveValue } from '../live/live-value';
import type { RecordOf, Records } from './contract';
import { LocalStoreError } from './contract';
import type { DraftKeeper } from './draft-keeper';

/** What a form is about, and how what the person sees becomes a record's body and back. */
export interface RecordFormSpec<Body extends RecordBody, Form extends object> {
  readonly kind: RecordKind<Body>;
  /** The record's id; for a new entry a fresh random one (a draft brings back the one it began with). */
  readonly id: string;
  /** The local calendar day the form was opened on, `YYYY-MM-DD`. */
  readonly day: string;
  readonly draftKey: string;
  /** What the form shows of a record; of none, the empty form. Plain data. */
  readonly toForm: (body: Body | undefined) => Form;
  /** The whole body to save. Fields the form doesn't show are carried over from `opened`. */
  readonly toBody: (form: Form, opened: Body | undefined) => Body;
}

export interface RecordFormState<Body extends RecordBody, Form> {
  /** False until both the record and its draft were looked for; nothing can be typed before. */
  readonly ready: boolean;
  readonly form: Form;
  /** The record as it was when the person's edits began; undefined when there was none. */
  readonly opened: RecordOf<Body> | undefined;
  /** The form differs from `opened`. */
  readonly edited: boolean;
  /** The edits come from an earlier visit. */
  readonly restored: boolean;
  /** They come from outside of the app, and nobody has said yet that they want them: see {@link RecordForm.keep}. */
  readonly shared: boolean;
  readonly saving: boolean;
}

/** Where nothing was saved the form keeps everything; the problem is a sentence, undefined when there is none for people. */
export type SaveOutcome<Body extends RecordBody> = Outcome<RecordOf<Body>, string | undefined>;

interface FormStateLive<State> extends Live<State> {
  get(): State;
}

export interface RecordForm<Body extends RecordBody, Form> {
  readonly state: FormStateLive<RecordFormState<Body, Form>>;
  change(patch: Partial<Form>): void;
  save(): Promise<SaveOutcome<Body>>;
  /** What was shared is wanted. Typing and saving say so too. */
  keep(): void;
  /** Forgets the edits and shows the record as it is now. */
  setAside(): Promise<void>;
}

/** What stands on the disk while a form has edits: with the state they began on, so that saving can merge. */
export interface RecordDraft<Body extends RecordBody, Form> {
  readonly id: string;
  readonly form: Form;
  readonly opened: RecordOf<Body> | null;
  /** Put here from outside of the app; gone once the person has said that they want it. */
  readonly shared?: true;
}

/**
 * A form over one record.
 *
 *   reading ─▶ untouched ◀───────────── saved, undone, set aside ──────────┐
 *                  │  shows every newer state that comes (pull, other tab)  │
 *                  └── typed, or a draft was found ─▶ edited ───────────────┘
 *                        keeps form and `opened` as they are; saving merges onto what came meanwhile
 *
 * Works while somebody watches `state`; what was typed survives being unwatched.
 */
export function createRecordForm<Body extends RecordBody, Form extends object>(
  { records, keeper }: { records: Pick<Records, 'liveOne' | 'save'>; keeper: DraftKeeper },
  spec: RecordFormSpec<Body, Form>,
): RecordForm<Body, Form> {
  type Draft = RecordDraft<Body, Form>;
  const { kind, day, draftKey, toForm, toBody } = spec;
  let id = spec.id;
  let newest: RecordOf<Body> | undefined;
  let lastSave: Promise<unknown> | undefined;

  const state = liveValue<RecordFormState<Body, Form>>(
    {
      ready: false,
      form: toForm(undefined),
      opened: undefined,
      edited: false,
      restored: false,
      shared: false,
      saving: false,
    },
    watch,
  );
  const set = (patch: Partial<RecordFormState<Body, Form>>) =>
    state.set({ ...state.get(), ...patch });

  function watch(): () => void {
    let ended = false;
    let unsubscribe: (() => void) | undefined;
    void readDraft().then((draft) => {
      if (ended) return;
      if (draft) id = draft.id;
      const live = records.liveOne(kind, id);
      const look = () => {
        const found = live.get();
        if (found !== undefined) onRecordChanged(found ?? undefined, draft);
      };
      unsubscribe = live.subscribe(look);
      look();
    });
    return () => {
      ended = true;
      unsubscribe?.();
    };
  }

  async function readDraft(): Promise<Draft | undefined> {
    return state.get().ready
      ? undefined
      : await keeper.read<Draft>(draftKey).catch(() => undefined);
  }

  function onRecordChanged(found: RecordOf<Body> | undefined, draft: Draft | undefined): void {
    // A live query may still report the state from before a save that has ended.
    if (found && newest && isNewer(newest, found)) return;
    newest = found;
    const { ready, edited, saving, opened } = state.get();
    if (!ready && draft) restore(draft);
    else if (!ready || (!edited && !saving && opened !== newest)) show(newest);
  }

  function restore(draft: Draft): void {
    // A draft of an earlier release may lack a field that the form has now: that one is as it was opened.
    const form = { ...toForm(draft.opened?.body), ...draft.form };
    // Saved, but the program ended before the draft was forgotten.
    if (same(withWholeText(form), toForm(newest?.body))) {
      show(newest);
      forgetDraft();
      return;
    }
    const { opened, shared = false } = draft;
    set({ ready: true, form, opened: opened ?? undefined, edited: true, restored: true, shared });
  }

  function show(record: RecordOf<Body> | undefined): void {
    set({
      ready: true,
      form: toForm(record?.body),
      opened: record,
      edited: false,
      restored: false,
      shared: false,
    });
  }

  function keepDraft(): void {
    const { form, opened } = state.get();
    keeper.keep(draftKey, { id, form, opened: opened ?? null } satisfies Draft);
  }

  function forgetDraft(): void {
    // The keeper reports a disk that refuses; a draft left behind equals the record and is dropped next time.
    keeper.discard(draftKey).catch(() => undefined);
  }

  function change(patch: Partial<Form>): void {
    const { ready, opened, form: before } = state.get();
    if (!ready) return;
    const form = { ...before, ...patch };
    const edited = !same(form, toForm(opened?.body));
    set({ form, edited, shared: false });
    if (edited) keepDraft();
    else {
      forgetDraft();
      show(newest);
    }
  }

  function save(): Promise<SaveOutcome<Body>> {
    // One after another: the second of two quick saves stands on what the first one stored.
    const saved = lastSave ? lastSave.then(saveNow) : saveNow();
    lastSave = saved;
    void saved.then(() => {
      if (lastSave === saved) lastSave = undefined;
    });
    return saved;
  }

  async function saveNow(): Promise<SaveOutcome<Body>> {
    const { form, opened, restored } = state.get();
    // As it is stored, so that what is typed meanwhile is compared with that.
    const body = withWholeText(toBody(form, opened?.body));
    set({ saving: true });
    try {
      const record = await records.save({ kind, id, day, body, opened, restored });
      settle(record, form, body, opened);
      return { ok: true, value: record };
    } catch (error) {
      const problem = error instanceof LocalStoreError ? error.message : undefined;
      return { ok: false, problem };
    } finally {
      set({ saving: false });
    }
  }

  function settle(
    record: RecordOf<Body>,
    savedForm: Form,
    savedBody: Body,
    before: RecordOf<Body> | undefined,
  ): void {
    // Something newer may have come while this was being saved.
    newest = newest && isNewer(newest, record) ? newest : record;
    if (state.get().form === savedForm) {
      show(newest);
      forgetDraft();
      return;
    }
    // Typed on while it was saved: those edits began on what was sent, not on what a merge made of it. An older
    // version makes the next save merge too.
    set({ opened: { ...record, body: savedBody, version: before?.version ?? {} }, edited: true });
    keepDraft();
  }

  return {
    state,
    change,
    save,
    keep() {
      set({ shared: false });
      keepDraft();
    },
    async setAside() {
      show(newest);
      await keeper.discard(draftKey);
    },
  };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isNewer(one: RecordState, other: RecordState): boolean {
  return compareVersions(one.version, other.version) === 'dominates';
}
