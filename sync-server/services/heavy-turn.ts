import { setImmediate as othersHadTheirTurn } from 'node:timers/promises';
import { KeyedLock } from './keyed-lock';

/** A light call needs about so many turns of the event loop: it is read, looked up, stored and answered. */
const TURNS_BETWEEN = 8;
const LANE = 'heavy';

/** One for the process, as its thread is. */
const lane = new KeyedLock();

/**
 * Runs one heavy piece of work at a time for the whole process, and lets light work run before each (A27). With any number
 * of people who ask for heavy work, the others wait for one piece at most. Resolves or rejects as `work` does, which must
 * not wait for a network.
 */
export function inHeavyTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  return lane.run(LANE, async () => {
    for (let turn = 0; turn < TURNS_BETWEEN; turn += 1) await othersHadTheirTurn();
    return work();
  });
}
