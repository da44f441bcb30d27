import { useCallback, useEffect, useState } from 'react';
import { type OperateState, operateState } from '../../../../shared/api/operate-state';
import { http } from '../../../answers/http';
import { HttpError } from '../../../answers/http-error';
import { usePoked } from '../../../answers/react/use-poked';
import { useLive } from '../../../live/react/use-live';
import { online } from '../../../platform/online';
import { useNow } from '../../../ui/use-now';

export const OPERATE = '/api/operate';

/** What an operator sees; `unreached` where the server can't be asked any more. */
export type OperatorState = OperateState | 'unreached';
/** What the page shows: `nothing` for everybody but an operator, also where the server can't be asked who they are. */
type PageState = OperatorState | 'asking' | 'nothing';

/** A session of the page ends on the server, which nobody tells. */
const ASKED_EVERY_MS = 60_000;

/**
 * Asks what this person may see here; again each minute, when the network comes back, and when the server pokes, as it does
 * where the role has ended (Z9).
 */
export function useOperate(): { readonly state: PageState; readonly refresh: () => Promise<void> } {
  const isOnline = useLive(online) ?? true;
  const minute = useNow(ASKED_EVERY_MS);
  const [state, setState] = useState<PageState>('asking');
  const refresh = useCallback(async () => {
    const asked = await askState();
    setState((before) => asked ?? withoutAnswer(before));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each return of the network and each minute ask again.
  useEffect(() => {
    void refresh();
  }, [refresh, isOnline, minute]);
  usePoked(useCallback(() => void refresh(), [refresh]));
  return { state, refresh };
}

/** Undefined where there is no answer. */
async function askState(): Promise<PageState | undefined> {
  try {
    return operateState.parse(await http(OPERATE)).state;
  } catch (error) {
    return error instanceof HttpError && error.status < 500 ? 'nothing' : undefined;
  }
}

function withoutAnswer(before: PageState): PageState {
  return before === 'asking' || before === 'nothing' ? 'nothing' : 'unreached';
}
