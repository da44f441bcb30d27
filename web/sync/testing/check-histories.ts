import { appendFileSync } from 'node:fs';
import fc from 'fast-check';
import type { DeviceDisk } from './device-disk';
import { type HistoryReport, runHistory } from './run-history';
import { shrinkHistory } from './shrink-history';
import { type StartSimDatabase, startSqlite } from './sim-database';
import { describeHistory, historyOf, type Step } from './steps';
import { EMPTY_TALLY } from './tally';

/** `SEEDS`, `STEPS` and `FIRST_SEED` in the environment say otherwise; `npm run test:long` does. */
const SEEDS = Number(process.env.SEEDS ?? 50);
const STEPS = Number(process.env.STEPS ?? 100);
const FIRST_SEED = Number(process.env.FIRST_SEED ?? 1);
/** Where each history that ended well is noted, one tally a line. */
const { PROGRESS_FILE } = process.env;
const LONGEST_SHRINKING_MS = 60_000;

/** What histories are played on, and which of the seeds asked for, from a share of them to another. */
export interface Stage {
  readonly makeDisk: () => DeviceDisk;
  readonly startDatabase?: StartSimDatabase;
  readonly from: number;
  readonly to: number;
}

/**
 * Runs one history for each of these seeds and throws on the first that ends wrong, with the seed, the shrunk history and its
 * faults.
 */
export async function checkHistories(stage: Stage): Promise<void> {
  for (const seed of seedsOf(stage)) {
    const [history = []] = fc.sample(historyOf(STEPS), { seed, numRuns: 1 });
    const { faults, tally } = await reportOf(history, stage);
    if (faults.length > 0) throw new Error(await describeFailure(seed, history, stage));
    if (PROGRESS_FILE) appendFileSync(PROGRESS_FILE, `${JSON.stringify(tally)}\n`);
  }
}

/** One seed that is named alone is played on every stage. */
function seedsOf({ from, to }: Stage): number[] {
  const first = SEEDS === 1 ? 0 : Math.ceil(SEEDS * from);
  const end = Math.ceil(SEEDS * to);
  return Array.from({ length: end - first }, (_, index) => FIRST_SEED + first + index);
}

async function describeFailure(
  seed: number,
  history: readonly Step[],
  stage: Stage,
): Promise<string> {
  const end = Date.now() + LONGEST_SHRINKING_MS;
  let faults: readonly string[] = [];
  const fails = async (part: readonly Step[]) => {
    const found = (await reportOf(part, stage)).faults;
    if (found.length > 0) faults = found;
    return found.length > 0;
  };
  const shortest = await shrinkHistory(history, fails, () => Date.now() < end);
  const lines = describeHistory(shortest);
  return `FIRST_SEED=${seed} SEEDS=1 STEPS=${STEPS}, shrunk to\n${lines}\n${faults.join('\n')}`;
}

async function reportOf(
  history: readonly Step[],
  { makeDisk, startDatabase = startSqlite }: Stage,
): Promise<HistoryReport> {
  try {
    return await runHistory(history, makeDisk, startDatabase);
  } catch (error) {
    const fault = `threw ${error instanceof Error ? error.stack : error}`;
    return { faults: [fault], tally: EMPTY_TALLY };
  }
}
