import type { Outcome } from '../../shared/outcome';
import { LIMITS } from '../../shared/protocol/limits';
import type { RecordState } from '../../shared/records/record';
import { DONE, type Failure, failed, success } from './failure';
import { isSame, PushAnswers, readAnswer } from './push-answers';
import { splitPages } from './split-pages';
import { guarded, type SyncRun } from './sync-run';

/** Pages that are read at once. */
const PAGES_AHEAD = 4;

/**
 * Pushes pending states until none is left that this run has not tried (P17). Conflicts are merged in and their
 * results pushed in turn (P24). Resolves with a failure as soon as one page meets it; what was accepted before stays.
 */
export async function pushPending(run: SyncRun, epoch: string): Promise<Outcome<void, Failure>> {
  for (;;) {
    const answers = new PushAnswers(run, epoch);
    const sent = await sendUntried(run, epoch, answers);
    const stored = await answers.storeAll();
    if (!sent.ok) return sent;
    if (!stored.ok || sent.value === 0) return stored;
  }
}

/** Whether pending states remain that this run has not pushed: local writes, or results of merging. */
export async function hasUntried(run: SyncRun): Promise<boolean> {
  return (await pendingRows(run)).some((row) => isUntried(run, row));
}

/** Sends what waits, the oldest change first, and returns how many records that were. */
async function sendUntried(
  run: SyncRun,
  epoch: string,
  answers: PushAnswers,
): Promise<Outcome<number, Failure>> {
  let count = 0;
  let read = await readPending(run);
  for (;;) {
    if (!read.ok) return read;
    // Those whose answers are not stored yet are still pending.
    const untried = read.value.filter((row) => isUntried(run, row));
    if (untried.length === 0 || answers.tellConflicts) return success(count);
    const [pushed, next] = await Promise.all([
      pushPages(run, epoch, splitPages(untried), answers),
      readPending(run, read.value.at(-1)),
    ]);
    if (!pushed.ok) return next.ok ? pushed : next;
    count += untried.length;
    read = next;
  }
}

function readPending(run: SyncRun, from?: RecordState): Promise<Outcome<RecordState[], Failure>> {
  return guarded(run.session, async () => success(await pendingRows(run, from)));
}

function pendingRows({ replica }: SyncRun, from?: RecordState): Promise<RecordState[]> {
  const { pushRows, pushBytes } = LIMITS;
  return replica.pendingRows(PAGES_AHEAD * pushRows, PAGES_AHEAD * pushBytes, from);
}

function isUntried({ tried }: SyncRun, { id, version }: RecordState): boolean {
  return !isSame(tried.get(id), version);
}

async function pushPages(
  run: SyncRun,
  epoch: string,
  pages: RecordState[][],
  answers: PushAnswers,
): Promise<Outcome<void, Failure>> {
  const waiting = [...pages];
  for (let page = waiting.shift(); page; page = waiting.shift()) {
    const sent = page;
    // A record that moves on meanwhile stays pending: the answer names the version that was sent (P21).
    const outcome = await run.transport.push({ epoch, rows: sent }, run.signal);
    const stored = await answers.storing;
    if (!stored.ok) return stored;
    if (outcome.ok) {
      const { value: answer } = outcome;
      if (answer.epoch !== epoch) return failed({ kind: 'epoch-changed', epoch: answer.epoch });
      answers.add(answer, readAnswer(run, sent, answer));
    } else if (outcome.problem.kind !== 'too-large') return outcome;
    else if (sent.length > 1) waiting.unshift(...halve(sent));
    else {
      const held = await guarded(run.session, () => holdTooLarge(run, epoch, sent));
      if (!held.ok) return held;
    }
  }
  return DONE;
}

/** A record too large for any request can't be judged by the server: held back here, readable as ever (P29). */
async function holdTooLarge(
  run: SyncRun,
  epoch: string,
  sent: readonly RecordState[],
): Promise<Outcome<void, Failure>> {
  const rows = sent.map((state) => ({ state, code: 'RECORD_TOO_LARGE' }));
  return (await run.replica.hold(epoch, rows)) ? DONE : failed({ kind: 'epoch-moved' });
}

function halve(rows: RecordState[]): RecordState[][] {
  const middle = Math.ceil(rows.length / 2);
  return [rows.slice(0, middle), rows.slice(middle)];
}
