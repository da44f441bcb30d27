import { compareVersions } from '../../shared/domain/version-vector';
import type { Outcome } from '../../shared/outcome';
import type { PushAnswer } from '../../shared/protocol/messages';
import type { RecordState, VersionVector } from '../../shared/records/record';
import { DONE, type Failure, failed } from './failure';
import { byId, guarded, notePlan, type SyncRun } from './sync-run';

/** How long answers wait while more is sent, milliseconds. */
const STORED_EVERY_MS = 4_000;

type Store = () => Promise<Outcome<void, Failure>>;

/** What an answer says of the rows that were sent. */
interface ReadAnswer {
  readonly accepted: readonly RecordState[];
  readonly rejected: readonly { readonly state: RecordState; readonly code: string }[];
  readonly conflicts: readonly RecordState[];
}

/**
 * Answers to pushes, stored in their order. What is to be sent goes first (P80): words are safe once the server has them, and
 * a page that is killed before it stored that pushes them again. Where sending takes long, they are stored meanwhile.
 */
export class PushAnswers {
  readonly #run: SyncRun;
  readonly #epoch: string;
  #waiting: Store[] = [];
  #storedAt: number;
  /** Resolves when what is being stored is, with what came of it. */
  storing: Promise<Outcome<void, Failure>> = Promise.resolve(DONE);
  /** Whether one told conflicts: once they are merged in there is more to send. */
  tellConflicts = false;

  constructor(run: SyncRun, epoch: string) {
    this.#run = run;
    this.#epoch = epoch;
    this.#storedAt = run.session.now();
  }

  /** Takes an answer of this epoch. */
  add(answer: PushAnswer, read: ReadAnswer): void {
    this.#waiting.push(() => storeAnswer(this.#run, this.#epoch, answer, read));
    if (read.conflicts.length > 0) this.tellConflicts = true;
    // A clock may be put back meanwhile.
    const passed = Math.abs(this.#run.session.now() - this.#storedAt);
    if (passed >= STORED_EVERY_MS) void this.storeAll();
  }

  /** Stores all that waits, up to the first that fails. */
  storeAll(): Promise<Outcome<void, Failure>> {
    const stores = this.#waiting;
    this.#waiting = [];
    this.#storedAt = this.#run.session.now();
    this.storing = stores.reduce(async (before, store) => {
      const stored = await before;
      return stored.ok ? guarded(this.#run.session, store) : stored;
    }, this.storing);
    return this.storing;
  }
}

/** Reads an answer and notes what it says was tried; what it does not name of what was sent counts for nothing (P17). */
export function readAnswer(
  run: SyncRun,
  sent: readonly RecordState[],
  answer: PushAnswer,
): ReadAnswer {
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
  return { accepted, rejected, conflicts };
}

/** Stores what an answer of this epoch says, and then how far the server is. */
async function storeAnswer(
  run: SyncRun,
  epoch: string,
  answer: PushAnswer,
  { accepted, rejected, conflicts }: ReadAnswer,
): Promise<Outcome<void, Failure>> {
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

export function isSame(a: VersionVector | undefined, b: VersionVector): boolean {
  return a !== undefined && compareVersions(a, b) === 'equal';
}
