import { useCallback, useEffect, useState } from 'react';
import { type OperateState, operateState } from '../../../../shared/api/operate-state';
import { http } from '../../../answers/http';
import { HttpError } from '../../../answers/http-error';
import { useLive } from '../../../live/react/use-live';
import { online } from '../../../platform/online';

export const OPERATE = '/api/operate';

/** What the page shows: `nothing` for everybody but an operator, `unreached` where the server can't be asked. */
export type PageState = OperateState | 'asking' | 'nothing' | 'unreached';

/** Asks what this person may see here, and again when the network comes back. */
export function useOperate(): { readonly state: PageState; readonly refresh: () => Promise<void> } {
  const isOnline = useLive(online) ?? true;
  const [state, setState] = useState<PageState>('asking');
  const refresh = useCallback(async () => setState(await askState()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each return of the network asks again.
  useEffect(() => {
    void refresh();
  }, [refresh, isOnline]);
  return { state, refresh };
}

async function askState(): Promise<PageState> {
  try {
    return operateState.parse(await http(OPERATE)).state;
  } catch (error) {
    return error instanceof HttpError && error.status === 404 ? 'nothing' : 'unreached';
  }
}
