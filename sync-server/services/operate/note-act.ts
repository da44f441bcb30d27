import type { OperatorAction } from '../../../shared/api/operate';
import type { Store } from '../../store/store';

/** What an operator does, and the id of what it is done to. */
export interface OperatorAct {
  readonly accountId: string;
  readonly action: OperatorAction;
  readonly about?: string;
}

/** Notes what an operator looks at or does in the audit, before it is done: no act is without its entry (Z6). */
export function noteAct(
  store: Pick<Store, 'appendAudit'>,
  { accountId, action, about }: OperatorAct,
  at: number,
): Promise<void> {
  return store.appendAudit({ at, accountId, actor: 'operator', action, about: about ?? null });
}
