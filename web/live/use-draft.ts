import { useCallback, useEffect, useRef, useState } from 'react';
import { usePerson } from './person-context';

export interface DraftStatus {
  /** False until the disk was asked for a draft; `initial` is shown meanwhile and may be typed over. */
  readonly ready: boolean;
  /** The value comes from an earlier visit, not from this one. */
  readonly restored: boolean;
  /** There is writing that is not in `initial`. */
  readonly dirty: boolean;
  /** Forgets the draft (after a save, or when the person sets it aside); the value is `initial` again. */
  readonly discard: () => Promise<void>;
}

type Update<Value> = (next: Value | ((current: Value) => Value)) => void;

interface Held<Value> {
  readonly key: string;
  readonly ready: boolean;
  readonly restored: boolean;
  /** Absent: nothing was typed, `initial` is shown as it comes. */
  readonly typed?: { readonly value: Value };
}

/**
 * Unsaved writing that survives a crash, an update and a sign-out. Until something is typed the value follows
 * `initial`; from then on it is the person's, written to the disk within 300 ms.
 */
export function useDraft<Value>(key: string, initial: Value): [Value, Update<Value>, DraftStatus] {
  const { keeper } = usePerson();
  const [state, setState] = useState<Held<Value>>({ key, ready: false, restored: false });
  const held: Held<Value> = state.key === key ? state : { key, ready: false, restored: false };
  const value = held.typed ? held.typed.value : initial;
  const latest = useRef({ key, value });
  latest.current = { key, value };

  useEffect(() => {
    let gone = false;
    void keeper
      .read<Value>(key)
      .catch(() => undefined)
      .then((found) => {
        if (gone) return;
        setState((current) => {
          // Words typed before the disk answered are newer than any draft on it.
          if (current.key === key && current.typed) return { ...current, ready: true };
          const typed = found === undefined ? {} : { typed: { value: found } };
          return { key, ready: true, restored: found !== undefined, ...typed };
        });
      });
    return () => {
      gone = true;
    };
  }, [keeper, key]);

  const update = useCallback<Update<Value>>(
    (next) => {
      const before = latest.current;
      const typed = typeof next === 'function' ? (next as (v: Value) => Value)(before.value) : next;
      latest.current = { key: before.key, value: typed };
      keeper.keep(before.key, typed);
      setState((current) => ({
        key: before.key,
        ready: current.key === before.key && current.ready,
        restored: current.key === before.key && current.restored,
        typed: { value: typed },
      }));
    },
    [keeper],
  );

  const discard = useCallback(async () => {
    await keeper.discard(key);
    setState((current) => (current.key === key ? { key, ready: true, restored: false } : current));
  }, [keeper, key]);

  const { ready, restored, typed } = held;
  return [value, update, { ready, restored, dirty: typed !== undefined, discard }];
}
