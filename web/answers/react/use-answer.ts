import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIsGuest } from '../../account/react/use-is-guest';
import { useLive } from '../../live/react/use-live';
import { usePerson } from '../../person/react/person-context';
import { now } from '../../platform/clock';
import { online } from '../../platform/online';
import { onReturn } from '../../platform/returning';
import { http } from '../http';
import { isRefusal } from '../http-error';
import type { Parser } from '../parser';

/** How long an answer is waited for, milliseconds. */
export const ANSWERED_WITHIN_MS = 15_000;

export interface Answer<Value> {
  /** The last one that came; undefined while there is none. */
  readonly value: Value | undefined;
  /** The last question got no answer; `value` is older. */
  readonly hasFailed: boolean;
  /** It failed because it is not, or no longer, the person's to read; what was kept of it has left the device. */
  readonly isRefused: boolean;
  /** A question is on its way. */
  readonly isAsking: boolean;
  /** `asking`: nothing to show yet. `unknown`: the server can't be asked now, and nothing was kept. */
  readonly state: 'asking' | 'here' | 'unknown';
  /** Asks anew. Resolves when that has ended, well or not. */
  readonly refresh: () => Promise<void>;
  /** Keeps what the server answered elsewhere, such as to a change. Questions on their way know nothing of it and count no more. */
  readonly put: (value: Value) => Promise<void>;
  /** Questions on their way count no more: the person has just chosen something else. */
  readonly dropQuestions: () => void;
}

/**
 * What the server answers at a path, asked anew whenever the person or the network comes back and the last answer is older
 * than `staleAfterMs`; without a network the last answer, which this device keeps among the person's own words.
 * For a guest nothing is asked.
 */
export function useAnswer<Value>(
  path: string,
  parser: Parser<Value>,
  staleAfterMs = 0,
): Answer<Value> {
  const { answers } = usePerson().store;
  const kept = useLive(useMemo(() => answers.live(path), [answers, path]));
  // Of a guest the server knows nothing.
  const isGuest = useIsGuest();
  const [asked, setAsked] = useState(isGuest ? FAILED : ASKING);
  const latest = useRef(0);
  const answeredAtMs = useRef(Number.NEGATIVE_INFINITY);
  const dropQuestions = useCallback(() => {
    latest.current += 1;
    setAsked(ANSWERED);
  }, []);
  const put = useCallback(
    async (value: Value) => {
      dropQuestions();
      await answers.keep(path, value);
    },
    [answers, path, dropQuestions],
  );
  const refresh = useCallback(async () => {
    if (isGuest) return;
    latest.current += 1;
    const question = latest.current;
    // A later question may be answered first, and knows better.
    const end = (ended: Asked) => {
      if (question === latest.current) setAsked(ended);
    };
    setAsked((before) => ({ ...before, isAsking: true }));
    try {
      const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
      const parsed = parser.safeParse(await http(path, { signal }));
      if (parsed.success && question === latest.current) {
        answeredAtMs.current = now();
        await answers.keep(path, parsed.data);
      }
      end(parsed.success ? ANSWERED : FAILED);
    } catch (error) {
      // What the person may no longer read leaves the device (A4).
      if (isRefusal(error) && question === latest.current)
        await answers.forget((keptAt) => keptAt === path).catch(() => undefined);
      end({ ...FAILED, isRefused: isRefusal(error) });
    }
  }, [answers, path, parser, isGuest]);
  useAskAgain(
    useCallback(() => {
      if (now() - answeredAtMs.current >= staleAfterMs) void refresh();
    }, [refresh, staleAfterMs]),
  );

  const value = useMemo(() => {
    const parsed = parser.safeParse(kept);
    return parsed.success ? parsed.data : undefined;
  }, [kept, parser]);
  const state = value !== undefined ? 'here' : asked.hasFailed ? 'unknown' : 'asking';
  return { value, ...asked, state, refresh, put, dropQuestions };
}

type Asked = Pick<Answer<unknown>, 'isAsking' | 'hasFailed' | 'isRefused'>;

const ASKING: Asked = { isAsking: true, hasFailed: false, isRefused: false };
const ANSWERED: Asked = { isAsking: false, hasFailed: false, isRefused: false };
const FAILED: Asked = { isAsking: false, hasFailed: true, isRefused: false };

/** Asks when the screen opens, when the person comes back to it, and when a network does. */
function useAskAgain(ask: () => void): void {
  useEffect(() => {
    ask();
    const ends = [onReturn(ask), online.subscribe(() => online.get() && ask())];
    return () => {
      for (const end of ends) end();
    };
  }, [ask]);
}
