import type { Outcome } from '../../shared/outcome';
import { LIMITS } from '../../shared/protocol/limits';
import type { Failure } from './failure';
import { mergePage, pullToEnd } from './pull';
import { guarded, type SyncRun } from './sync-run';

/**
 * Asks for the server's epoch by pulling from zero without naming one, enters it and pulls it to its end (P11, P13).
 * Also for an epoch of the same name whose sequence went back (P16).
 */
export async function enterServerEpoch(run: SyncRun): Promise<Outcome<void, Failure>> {
  const request = { since: 0, limit: LIMITS.pullRows, epoch: null };
  const answer = await run.transport.pull(request, run.signal);
  if (!answer.ok) return answer;
  const { epoch } = answer.value;
  const entered = await guarded(run.session, async () => {
    await run.replica.enterEpoch(epoch);
    run.tried.clear();
    run.hasEntered = true;
    run.session.digest = 'due';
    run.session.log({ kind: 'epoch-entered', epoch });
    return mergePage(run, answer.value);
  });
  return entered.ok && answer.value.more ? pullToEnd(run, epoch) : entered;
}
