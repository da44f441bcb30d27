import type { Outcome } from '../../shared/outcome';
import { LIMITS } from '../../shared/protocol/limits';
import { type Failure, failed, success } from './failure';
import type { SyncRun } from './sync-run';

/** What a comparison asks the run to do next. */
export type DigestResult = 'settled' | 'run-again' | 'pull-first';

/**
 * Compares the digest of what is acknowledged here with the server's (P39), if it is due. The first difference is
 * healed by pulling from zero, a second by entering the epoch anew, so that everything is pushed again; a third is
 * logged and left, for a loop that heals for ever helps nobody. Where more is to be left out than one question may name,
 * nothing is compared (P47). `pull-first`: the server has moved on meanwhile.
 */
export async function checkDigest(
  run: SyncRun,
  epoch: string,
): Promise<Outcome<DigestResult, Failure>> {
  const { replica, session } = run;
  if (session.digest === 'settled') return success('settled');
  // Read first: what another tab merges from here on shows as a sequence that has moved on.
  const { checkpoint } = await replica.readState();
  const mine = await replica.digest();
  if (mine.leaveOut.length > LIMITS.digestIds) return skip(run);
  const answer = await run.transport.digest({ epoch, leaveOut: mine.leaveOut }, run.signal);
  if (!answer.ok) return isRefused(answer.problem) ? skip(run) : answer;
  if (answer.value.epoch !== epoch) {
    return failed({ kind: 'epoch-changed', epoch: answer.value.epoch });
  }
  if (answer.value.sequence !== checkpoint) return success('pull-first');
  if (answer.value.digest === mine.digest) {
    session.digest = 'settled';
    return success('settled');
  }
  return success(await heal(run, epoch));
}

/** Until the next session: what is held back is not fewer a moment later. */
function skip({ session }: SyncRun): Outcome<DigestResult, Failure> {
  session.digest = 'settled';
  return success('settled');
}

/** The server does not take this question, however often it is asked. */
function isRefused(failure: Failure): boolean {
  return (
    failure.kind === 'too-large' ||
    (failure.kind === 'try-again' && failure.error === 'INVALID_REQUEST')
  );
}

async function heal({ replica, session, tried }: SyncRun, epoch: string): Promise<DigestResult> {
  switch (session.digest) {
    case 'due':
      session.log({ kind: 'digest-differs', healing: 'repull' });
      session.digest = 'repulled';
      await replica.repull(epoch);
      return 'run-again';
    case 'repulled':
      session.log({ kind: 'digest-differs', healing: 'reenter-epoch' });
      session.digest = 'reentered';
      await replica.enterEpoch(epoch);
      tried.clear();
      return 'run-again';
    default:
      session.log({ kind: 'digest-differs', healing: 'none' });
      session.digest = 'settled';
      return 'settled';
  }
}
