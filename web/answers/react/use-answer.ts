import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import { now } from '../../platform/clock';
import { online } from '../../platform/online';
import { onReturn } from '../../platform/returning';
import { http } from '../http';
import type { Parser } from '../parser';

/** Nobody looks longer at what is to come. */
const ANSWERED_WITHIN_MS = 15_000;

interface Answer<Value> {
  /** The last one that came; undefined while there is none. */
  readonly value: Value | undefined;
  /** The last question got no answer; `value` is older. */
  readonly hasFailed: boolean;
  /** `asking`: nothing to show yet. `unknown`: the server can't be asked now, and nothing was kept. */
  readonly state: 'asking' | 'here' | 'unknown';
  /** Asks anew. Resolves when that has ended, well or not. */
  readonly refresh: () => Promise<void>;
}

/**
 * What the server answers at a path, asked anew whenever the person or the network comes back and the last answer is older
 * than `staleAfterMs`; without a network the last answer, which this device keeps among the person's own words.
 */
export function useAnswer<Value>(
  path: string,
  parser: Parser<Value>,
  staleAfterMs = 0,
): Answer<Value> {
  const { answers } = usePerson().store;
  const kept = useLive(useMemo(() => answers.live(path), [answers, path]));
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef(0);
  const answeredAtMs = useRef(Number.NEGATIVE_INFINITY);
  const refresh = useCallback(async () => {
    latest.current += 1;
    const question = latest.current;
    try {
      const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
      const parsed = parser.safeParse(await http(path, { signal }));
      // A later question may have been answered first, and knows better.
      if (question !== latest.current) return;
      if (parsed.success) {
        answeredAtMs.current = now();
        await answers.keep(path, parsed.data);
      }
      setHasFailed(!parsed.success);
    } catch {
      if (question === latest.current) setHasFailed(true);
    }
  }, [answers, path, parser]);
  useEffect(() => {
    void refresh();
    const askAgain = () => {
      if (now() - answeredAtMs.current >= staleAfterMs) void refresh();
    };
    const ends = [onReturn(askAgain), online.subscribe(() => online.get() && askAgain())];
    return () => {
      for (const end of ends) end();
    };
  }, [refresh, staleAfterMs]);

  const value = useMemo(() => {
    const parsed = parser.safeParse(kept);
    return parsed.success ? parsed.data : undefined;
  }, [kept, parser]);
  if (value !== undefined) return { value, hasFailed, state: 'here', refresh };
  return { value, hasFailed, state: hasFailed ? 'unknown' : 'asking', refresh };
}
