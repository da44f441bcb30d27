import { useCallback, useEffect, useRef, useState } from 'react';
import { usePerson } from './person-context';

interface DraftForm<Form> {
  /** Undefined until it is known whether something was left here; no field can be shown before. */
  readonly form: Form | undefined;
  readonly change: (patch: Partial<Form>) => void;
  /** Begins anew, after what is written has gone where it belongs. */
  readonly clear: () => Promise<void>;
}

/**
 * A form that is no record: what is typed is a draft under `key` and comes back with the screen. `read` makes a form of
 * what was left, whatever that is, and of undefined an empty one; keep it outside of the component.
 */
export function useDraft<Form extends object>(
  key: string,
  read: (left: unknown) => Form,
): DraftForm<Form> {
  const { keeper } = usePerson();
  const [form, setForm] = useState<Form>();
  // What is typed before the screen has drawn the last keystroke builds on that one.
  const latest = useRef<Form>(undefined);
  const show = useCallback((next: Form) => {
    latest.current = next;
    setForm(next);
  }, []);

  useEffect(() => {
    let isCurrent = true;
    // A disk that can't be read has its own banner; what is typed is kept in memory.
    void keeper
      .read(key)
      .catch(() => undefined)
      .then((left) => isCurrent && show(read(left)));
    return () => {
      isCurrent = false;
    };
  }, [keeper, key, read, show]);

  const change = useCallback(
    (patch: Partial<Form>) => {
      if (!latest.current) return;
      const next = { ...latest.current, ...patch };
      keeper.keep(key, next);
      show(next);
    },
    [keeper, key, show],
  );

  const clear = useCallback(async () => {
    show(read(undefined));
    await keeper.discard(key);
  }, [keeper, key, read, show]);

  return { form, change, clear };
}
