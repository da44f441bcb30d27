import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dexieDisk, memoryDisk } from './testing/device-disk';
import { runHistory } from './testing/run-history';
import { describeHistory, historyOf, type Step } from './testing/steps';

/** `SEEDS`, `STEPS` and `FIRST_SEED` say otherwise; `npm run test:long` does. */
const SEEDS = Number(process.env.SEEDS ?? 100);
const STEPS = Number(process.env.STEPS ?? 100);
const FIRST_SEED = Number(process.env.FIRST_SEED ?? 1);
const MOST_SHRINKING_MS = 120_000;

async function checkHistories(
  seeds: number,
  steps: number,
  makeDisk: typeof memoryDisk,
): Promise<void> {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + seeds; seed += 1) {
    const property = fc.asyncProperty(historyOf(steps), async (history: Step[]) => {
      const faults = await runHistory(history, makeDisk);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    });
    const result = await fc.check(property, {
      seed,
      numRuns: 1,
      interruptAfterTimeLimit: MOST_SHRINKING_MS,
    });
    if (!result.failed) continue;
    const [history = []] = result.counterexample ?? [];
    const fault = result.errorInstance;
    expect.fail(
      `seed ${seed}, ${STEPS} steps, ${result.numShrinks} times shrunk to:\n` +
        `${describeHistory(history)}\n${fault instanceof Error ? fault.message : fault}`,
    );
  }
}

describe('no history loses a word', () => {
  it('P1 P2 P6 P12 P13 P14 P15 P17 P21 P24 M1 M3 F6 F7 F10 F11 three devices, a hostile network, crashes, restores, two tabs', async () => {
    await checkHistories(SEEDS, STEPS, memoryDisk);
  });

  it('P2 P15 F8 the same on IndexedDB', async () => {
    await checkHistories(Math.ceil(SEEDS / 25), STEPS, dexieDisk);
  });
});
