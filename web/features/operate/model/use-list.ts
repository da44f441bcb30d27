import { useCallback, useEffect, useState } from 'react';
import { ask } from '../../../answers/ask';
import type { Parser } from '../../../answers/parser';
import { OPERATE } from './use-operate';

/** A list of the page. It is shown and never kept on the device. */
export interface OperateList<Value> {
  readonly value: Value | undefined;
  /** Why the last question has no answer. */
  readonly problem: string | undefined;
  readonly refresh: () => Promise<void>;
  /** Shows what an act has changed, each thing where it stands. */
  readonly change: (change: (before: Value) => Value) => void;
}

/** Reads a list when its section opens; `onRefused` hears that it was not answered. */
export function useList<Value>(
  name: string,
  parser: Parser<Value>,
  onRefused: () => Promise<void>,
): OperateList<Value> {
  const [value, setValue] = useState<Value>();
  const [problem, setProblem] = useState<string>();
  const refresh = useCallback(async () => {
    const outcome = await ask(`${OPERATE}/${name}`, {}, (answer) => parser.safeParse(answer));
    if (outcome.ok && outcome.value.success) {
      setValue(outcome.value.data);
      setProblem(undefined);
      return;
    }
    setProblem(outcome.ok ? 'We couldn’t read this list.' : outcome.problem);
    await onRefused();
  }, [name, parser, onRefused]);
  const change = useCallback((make: (before: Value) => Value) => {
    setValue((before) => before && make(before));
  }, []);
  useEffect(() => {
    void refresh();
  }, [refresh]);
  return { value, problem, refresh, change };
}

/** The list with one of its things changed. */
export function changeOne<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  change: Partial<Item>,
): Item[] {
  return items.map((item) => (item.id === id ? { ...item, ...change } : item));
}

export function withoutOne<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
): Item[] {
  return items.filter((item) => item.id !== id);
}
