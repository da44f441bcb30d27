import type { Outcome } from '../../shared/outcome';
import { LIMITS } from '../../shared/protocol/limits';
import type { DigestAnswer } from '../../shared/protocol/messages';
import { DONE, type Failure, isItemFailure } from './failure';
import { pullFrom, pullToEnd } from './pull';
import { guarded, type SyncRun } from './sync-run';

/**
 * Enters the epoch of the server (P11). Where the server named it, it is asked first whether it has exactly what is here: then
 * nothing is pulled or pushed (P54). Otherwise it is entered by a pull from zero to its end (P13), also one of the same name
 * whose sequence went back (P16).
 */
export async function enterServerEpoch(
  run: SyncRun,
  named?: string,
): Promise<Outcome<void, Failure>> {
  run.isCurrent = false;
  if (named === undefined || !(await mayBeSame(run, named))) return enterByPull(run);
  const answer = await run.transport.digest({ epoch: named, leaveOut: [] }, run.signal);
  if (answer.ok) return enterCompared(run, answer.value);
  const isOther = answer.problem.kind === 'epoch-changed' || isItemFailure(answer.problem);
  return isOther ? enterByPull(run) : answer;
}

/** Whether all that is here was acknowledged, by a server that named itself otherwise. */
async function mayBeSame({ replica }: SyncRun, named: string): Promise<boolean> {
  const { epoch, initialPullDone } = await replica.readState();
  const isOther = epoch !== null && epoch !== named;
  return isOther && initialPullDone && !(await replica.hasWaiting());
}

async function enterCompared(run: SyncRun, theirs: DigestAnswer): Promise<Outcome<void, Failure>> {
  const { epoch } = theirs;
  return guarded(run.session, async () => {
    run.isCurrent = await run.replica.enterEpoch(epoch, theirs);
    noteEntered(run, epoch);
    return run.isCurrent ? DONE : pullToEnd(run, epoch);
  });
}

async function enterByPull(run: SyncRun): Promise<Outcome<void, Failure>> {
  const request = { since: 0, limit: LIMITS.pullRows, epoch: null };
  const asked = run.transport.pull(request, run.signal);
  // While it travels. What fails here fails again where it is needed.
  run.replica.beReady().catch(() => undefined);
  const answer = await asked;
  if (!answer.ok) return answer;
  const { epoch } = answer.value;
  return guarded(run.session, async () => {
    await run.replica.enterEpoch(epoch);
    noteEntered(run, epoch);
    return pullFrom(run, epoch, { since: 0, answer: Promise.resolve(answer) });
  });
}

function noteEntered(run: SyncRun, epoch: string): void {
  run.tried.clear();
  run.hasEntered = true;
  // What was just compared is not compared again (P39).
  run.session.digest = run.isCurrent ? 'settled' : 'due';
  run.session.log({ kind: 'epoch-entered', epoch });
}
