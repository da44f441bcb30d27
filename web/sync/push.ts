import { compareVersions } from '../../shared/domain/version-vector';
import type { Outcome } from '../../shared/outcome';
import { LIMITS } from '../../shared/protocol/limits';
import type { PushAnswer } from '../../shared/protocol/messages';
import type { RecordState, VersionVector } from '../../shared/records/record';
import { type Failure, failed, success } from './failure';
import { splitPages } from './split-pages';
import { byId, guarded, notePlan, type SyncRun } from './sync-run';

/** Read at once, so that a page can travel while the one before it is acknowledged. */
const PAGES_AHEAD = 4;

const DONE: Outcome<void, Failure> = success(undefined);

/**
 * Pushes pending states until none is left that this run has not tried (P17). Conflicts are merged in and their
 * results pushed in turn (P24). Resolves with a failure as soon as one page meets it; what was accepted before stays.
 */
export async function pushPending(run: SyncRun, epoch: string): Promise<Outcome<void, Failure>> {
  for (;;) {
    const pending = await readUntried(run);
    if (pending.length === 0) return DONE;
    const pushed = await pushPages(run, epoch, splitPages(pending));
    if (!pushed.ok) return pushed;
  }
}

/** Whether pending states remain that this run has not pushed: local writes, or results of merging. */
export async function hasUntried(run: SyncRun): Promise<boolean> {
  return (await readUntried(run)).length > 0;
}

async function readUntried(run: SyncRun): Promise<RecordState[]> {
  const rows = await run.replica.pendingRows(
    PAGES_AHEAD * LIMITS.pushRows,
    PAGES_AHEAD * LIMITS.pushBytes,
  );
  return rows.filter((row) => !isSame(run.tried.get(row.id), row.version));
}

async function pushPages(
  run: SyncRun,
  epoch: string,
  pages: RecordState[][],
): Promise<Outcome<void, Failure>> {
  const waiting = [...pages];
  let applying = Promise.resolve(DONE);
  for (let page = waiting.shift(); page; page = waiting.shift()) {
    const sent = page;
    // A record that moves on meanwhile stays pending: the answer names the version that was sent (P21).
    const answer = await run.transport.push({ epoch, rows: sent }, run.signal);
    const applied = await applying;
    if (!applied.ok) return applied;
    if (answer.ok)
      applying = guarded(run.session, () => applyAnswer(run, epoch, sent, answer.value));
    else if (answer.problem.kind !== 'too-large') return answer;
    else if (sent.length > 1) waiting.unshift(...halve(sent));
    else applying = guarded(run.session, () => holdTooLarge(run, epoch, sent));
  }
  return applying;
}

async function applyAnswer(
  run: SyncRun,
  epoch: string,
  sent: readonly RecordState[],
  answer: PushAnswer,
): Promise<Outcome<void, Failure>> {
  if (answer.epoch !== epoch) return failed({ kind: 'epoch-changed', epoch: answer.epoch });
  const rows = byId(sent);
  const named = ({ id, version }: { id: string; version: VersionVector }) => {
    const state = rows.get(id);
    return state && isSame(state.version, version) ? state : undefined;
  };
  const accepted = answer.accepted.flatMap((row) => named(row) ?? []);
  const rejected = answer.rejected.flatMap((row) => {
    const state = named(row);
    return state ? [{ state, code: row.code }] : [];
  });
  const conflicts = answer.conflicts.filter((row) => rows.has(row.id));
  // P46: conflicts may fill an answer. What it does not name then is pushed again, once these are merged in.
  const tried =
    conflicts.length === 0
      ? sent
      : [...accepted, ...conflicts, ...rejected.map(({ state }) => state)];
  for (const { id } of tried) run.tried.set(id, rows.get(id)?.version ?? {});
  const { replica } = run;
  const inEpoch =
    (accepted.length === 0 || (await replica.acknowledge(epoch, accepted))) &&
    (rejected.length === 0 || (await replica.hold(epoch, rejected))) &&
    (conflicts.length === 0 || (await replica.mergeIn(epoch, conflicts)));
  if (!inEpoch) return failed({ kind: 'epoch-moved' });
  run.isCurrent = await replica.advanceOver(epoch, answer.before, answer.sequence);
  await notePlan(run, answer);
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

function isSame(a: VersionVector | undefined, b: VersionVector): boolean {
  return a !== undefined && compareVersions(a, b) === 'equal';
}
