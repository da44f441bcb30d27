import type { FlagRequest, FlagView } from '../../../shared/api/companion';
import type { CompanionStore, Flag } from '../../store/companion-store';
import type { Account } from '../../store/store';

/** The time and the id of a flag; see `idForKey` for an id that a repeat gets again. */
export interface FlagContext {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Stores a flag on an answer. A repeat under the same id is answered as the first time (G14). */
export async function flagAnswer(
  store: Pick<CompanionStore, 'addFlag'>,
  account: Account,
  request: FlagRequest,
  { id, now }: FlagContext,
): Promise<FlagView> {
  return sayFlag(await store.addFlag(account.id, { ...request, id, flaggedAt: now }));
}

/** A flag as the API shows it. */
export function sayFlag({ flaggedAt, ...flag }: Flag): FlagView {
  return { ...flag, flaggedAt: new Date(flaggedAt).toISOString() };
}
