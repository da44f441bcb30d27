import type { Outcome } from '../../shared/outcome';
import type { Replica } from '../person/contract';
import { checkDigest } from './digest-check';
import { enterServerEpoch } from './enter-epoch';
import { type Failure, success, tryAgain } from './failure';
import { pullToEnd } from './pull';
import { hasUntried, pushPending } from './push';
import { endOf, type SyncOutcome } from './sync-outcome';
import { freeHeld, guarded, type SyncRun, type SyncSession } from './sync-run';
import type { SyncTransport } from './transport';

/** Enough for every honest history; a run that needs more rests before it goes on. */
const MAX_ROUNDS = 20;

/**
 * The whole body of the loop, the same in page, worker and test (P32): pull first where there is no epoch yet, push
 * until nothing more can be accepted, pull to the end, compare the digest where it is due, and again while that left
 * something to do. Every step is atomic and may be repeated, so it may be aborted anywhere. Never rejects.
 */
export async function syncOnce(
  replica: Replica,
  transport: SyncTransport,
  signal: AbortSignal,
  session: SyncSession,
): Promise<SyncOutcome> {
  const run = beginRun(replica, transport, signal, session);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (signal.aborted) return { kind: 'aborted' };
    const result = await guarded(run.session, () => syncRound(run));
    if (result.ok && result.value === 'again') continue;
    if (result.ok) return noteEnd(run);
    const ended = await meetFailure(run, result.problem);
    if (ended) return ended;
  }
  return { kind: 'try-again', error: 'NO_END' };
}

function beginRun(
  replica: Replica,
  transport: SyncTransport,
  signal: AbortSignal,
  session: SyncSession,
): SyncRun {
  return {
    replica,
    transport,
    signal,
    session,
    tried: new Map(),
    hasEntered: false,
    isCurrent: false,
    plan: null,
    room: null,
    hasFreed: false,
  };
}

async function syncRound(run: SyncRun): Promise<Outcome<'done' | 'again', Failure>> {
  const { replica } = run;
  const { epoch, checkpoint, initialPullDone } = await replica.readState();
  if (epoch === null) return next(await enterServerEpoch(run), 'again');
  await replica.prepareHeld();
  if (!run.hasEntered && (checkpoint === 0 || !initialPullDone)) {
    await replica.prepareWaiting();
    const pulled = await pullToEnd(run, epoch);
    if (!pulled.ok) return pulled;
  }
  const pushed = await pushPending(run, epoch);
  if (!pushed.ok) return pushed;
  if (!run.isCurrent) {
    const pulled = await pullToEnd(run, epoch);
    if (!pulled.ok) return pulled;
  }
  await freeHeld(run);
  if (await hasUntried(run)) return success('again');
  if ((await replica.pendingRows(1, 1)).length > 0) return tryAgain('NOT_ACCEPTED');
  const checked = await checkDigest(run, epoch);
  if (checked.ok && checked.value === 'settled') return success('done');
  run.isCurrent = false;
  return next(checked, 'again');
}

function next<Value>(outcome: Outcome<unknown, Failure>, value: Value): Outcome<Value, Failure> {
  return outcome.ok ? success(value) : outcome;
}

/** Enters another epoch where that is what stands in the way; otherwise says how the run ends. */
async function meetFailure(run: SyncRun, failure: Failure): Promise<SyncOutcome | undefined> {
  switch (failure.kind) {
    case 'epoch-moved':
      return undefined;
    case 'epoch-changed': {
      const entered = await guarded(run.session, () => enterServerEpoch(run, failure.epoch));
      if (entered.ok || entered.problem.kind === 'epoch-moved') return undefined;
      return endOf(entered.problem);
    }
    default:
      return endOf(failure);
  }
}

async function noteEnd(run: SyncRun): Promise<SyncOutcome> {
  const at = run.session.now();
  const noted = await guarded(run.session, async () => success(await run.replica.noteSynced(at)));
  return noted.ok ? { kind: 'synced', at } : endOf(noted.problem);
}
