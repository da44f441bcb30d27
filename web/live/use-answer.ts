import { useCallback, useEffect, useMemo, useState } from 'react';
import { http } from '../platform/http';
import { online } from '../platform/online';
import { onReturn } from '../platform/returning';
import { usePerson } from './person-context';
import { useLive } from './use-live';

/** Checks an answer's shape. */
interface Parser<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false };
}

interface Answer<Value> {
  /** The last one that came; undefined while there is none. */
  readonly value: Value | undefined;
  /** `asking`: nothing to show yet. `unknown`: the server can't be asked now, and nothing was kept. */
  readonly state: 'asking' | 'here' | 'unknown';
  /** Asks anew. Resolves when that has ended, well or not. */
  readonly refresh: () => Promise<void>;
}

/**
 * What the server answers at a path, asked anew whenever the person or the network comes back; without a network the last
 * answer, which this device keeps among the person's own words.
 */
export function useAnswer<Value>(path: string, parser: Parser<Value>): Answer<Value> {
  const { answers } = usePerson().store;
  const kept = useLive(useMemo(() => answers.live(path), [answers, path]));
  const [hasFailed, setHasFailed] = useState(false);
  const refresh = useCallback(async () => {
    try {
      const parsed = parser.safeParse(await http(path));
      if (parsed.success) await answers.keep(path, parsed.data);
      setHasFailed(!parsed.success);
    } catch {
      setHasFailed(true);
    }
  }, [answers, path, parser]);
  useEffect(() => {
    const ask = () => void refresh();
    ask();
    const ends = [onReturn(ask), online.subscribe(() => online.get() && ask())];
    return () => {
      for (const end of ends) end();
    };
  }, [refresh]);

  const value = useMemo(() => {
    const parsed = parser.safeParse(kept);
    return parsed.success ? parsed.data : undefined;
  }, [kept, parser]);
  if (value !== undefined) return { value, state: 'here', refresh };
  return { value, state: hasFailed ? 'unknown' : 'asking', refresh };
}
