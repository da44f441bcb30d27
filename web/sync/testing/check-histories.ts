import { appendFileSync } from 'node:fs';
import fc from 'fast-check';
import type { DeviceDisk } from './device-disk';
import { type HistoryReport, runHistory } from './run-history';
import { shrinkHistory } from './shrink-history';
import { describeHistory, historyOf, type Step } from './steps';
import { EMPTY_TALLY } from './tally';

/** `SEEDS`, `STEPS` and `FIRST_SEED` in the environment say otherwise; `npm run test:long` does. */
const SEEDS = Number(process.env.SEEDS ?? 70);
const STEPS = Number(process.env.STEPS ?? 100);
const FIRST_SEED = Number(process.env.FIRST_SEED ?? 1);
/** Where each history that ended well is noted, one tally a line. */
const { PROGRESS_FILE } = process.env;
const LONGEST_SHRINKING_MS = 60_000;

/**
 * Runs one history for each seed (a `share` of the seeds asked for) and throws on the first that ends wrong, with the
 * seed, the shrunk history and its faults.
 */
export async function checkHistories(makeDisk: () => DeviceDisk, share = 1): Promise<void> {
  const end = FIRST_SEED + Math.ceil(SEEDS * share);
  for (let seed = FIRST_SEED; seed < end; seed += 1) {
    const [history = []] = fc.sample(historyOf(STEPS), { seed, numRuns: 1 });
    const { faults, tally } = await reportOf(history, makeDisk);
    if (faults.length > 0) throw new Error(await describeFailure(seed, history, makeDisk));
    if (PROGRESS_FILE) appendFileSync(PROGRESS_FILE, `${JSON.stringify(tally)}\n`);
  }
}

async function describeFailure(
  seed: number,
  history: readonly Step[],
  makeDisk: () => DeviceDisk,
): Promise<string> {
  const end = Date.now() + LONGEST_SHRINKING_MS;
  let faults: readonly string[] = [];
  const fails = async (part: readonly Step[]) => {
    const found = (await reportOf(part, makeDisk)).faults;
    if (found.length > 0) faults = found;
    return found.length > 0;
  };
  const shortest = await shrinkHistory(history, fails, () => Date.now() < end);
  const lines = describeHistory(shortest);
  return `FIRST_SEED=${seed} SEEDS=1 STEPS=${STEPS}, shrunk to\n${lines}\n${faults.join('\n')}`;
}

async function reportOf(
  history: readonly Step[],
  makeDisk: () => DeviceDisk,
): Promise<HistoryReport> {
  try {
    return await runHistory(history, makeDisk);
  } catch (error) {
    const fault = `threw ${error instanceof Error ? error.stack : error}`;
    return { faults: [fault], tally: EMPTY_TALLY };
  }
}
