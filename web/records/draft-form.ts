import type { Live } from '../live/live';
import { liveValue } from '../live/live-value';
import type { DraftKeeper } from './draft-keeper';

/** A form that is no record: what is typed is a draft under a key and comes back with the screen. */
interface DraftForm<Form> {
  /** Undefined until it is known whether something was left here; no field can be shown before. */
  readonly form: Live<Form | undefined>;
  /** Reads what was left. Never rejects. */
  open(): Promise<void>;
  /** Builds on the last change, also where the screen has not drawn that one yet. */
  change(patch: Partial<Form>): void;
  /** Begins anew, after what is written has gone where it belongs. */
  clear(): Promise<void>;
}

/** `read` makes a form of what was left, whatever that is, and of undefined an empty one. */
export function createDraftForm<Form extends object>(
  keeper: Pick<DraftKeeper, 'read' | 'keep' | 'discard'>,
  key: string,
  read: (left: unknown) => Form,
): DraftForm<Form> {
  const form = liveValue<Form | undefined>(undefined);
  return {
    form,
    async open() {
      // A disk that can't be read has its own banner; what is typed is kept in memory.
      form.set(read(await keeper.read(key).catch(() => undefined)));
    },
    change(patch) {
      const latest = form.get();
      if (!latest) return;
      const next = { ...latest, ...patch };
      keeper.keep(key, next);
      form.set(next);
    },
    async clear() {
      form.set(read(undefined));
      await keeper.discard(key);
    },
  };
}
