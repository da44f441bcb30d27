import type { FlagRequest, FlagView } from '../../../shared/api/companion';
import type { CompanionStore, Flag } from '../../store/companion-store';
import type { Account } from '../../store/store';

/** When it is said, and the id it gets; see `idForKey` for one that a repeat meets again. */
export interface FlagContext {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Keeps what is wrong with an answer. Said again under the same id, it is answered as the first time (G14). */
export async function flagAnswer(
  store: Pick<CompanionStore, 'addFlag'>,
  account: Account,
  request: FlagRequest,
  { id, now }: FlagContext,
): Promise<FlagView> {
  return sayFlag(await store.addFlag(account.id, { ...request, id, flaggedAt: now }));
}

/** A flag as the calls tell it. */
export function sayFlag({ flaggedAt, ...flag }: Flag): FlagView {
  return { ...flag, flaggedAt: new Date(flaggedAt).toISOString() };
}
