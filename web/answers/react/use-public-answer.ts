import { useEffect, useState } from 'react';
import type { CompanionView } from '../../../shared/api/companion';
import { online } from '../../platform/online';
import { http } from '../http';
import { readCompanion } from '../public-answers';

type Asked<Value> =
  | { readonly state: 'asking' | 'unknown' }
  | { readonly state: 'here'; readonly value: Value };

/** What of the companion runs here; undefined as long as the server has not said. */
export function useCompanionHere(): CompanionView | undefined {
  const asked = usePublicAnswer('/api/companion', readCompanion);
  return asked.state === 'here' ? asked.value : undefined;
}

/** What the server answers to anybody, asked when the screen opens and when a network comes back. */
export function usePublicAnswer<Value>(
  path: string,
  parse: (answer: unknown) => Value | undefined,
): Asked<Value> {
  const [asked, setAsked] = useState<Asked<Value>>({ state: 'asking' });
  useEffect(() => {
    const aborter = new AbortController();
    const ask = async () => {
      const value = parse(await answerAt(path, aborter.signal));
      if (aborter.signal.aborted) return;
      setAsked((known) => {
        if (value !== undefined) return { state: 'here', value };
        return known.state === 'here' ? known : { state: 'unknown' };
      });
    };
    void ask();
    const end = online.subscribe(() => void ask());
    return () => {
      end();
      aborter.abort();
    };
  }, [path, parse]);
  return asked;
}

/** Undefined where there is none. */
async function answerAt(path: string, signal: AbortSignal): Promise<unknown> {
  return http(path, { signal }).catch(() => undefined);
}
