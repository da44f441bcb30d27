import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_RATE_RULES } from '../middleware/rate-rules';
import { createKeys } from '../sealing/master-key-keys';
import { openSqliteStore } from '../store/sqlite/open-sqlite-store';
import type { Store } from '../store/store';
import { listGuesses } from '../store/testing/list-guesses';
import { createGuessLimits, GUESS_RULES, type GuessCount, sweepGuesses } from './guess-limits';

const MINUTE_MS = 60_000;
const NOON = 1_773_144_000_000;
const rules = { ...GUESS_RULES, signInPerName: { burst: 3, windowMs: 3 * MINUTE_MS } };
const anna: GuessCount = ['signInPerName', 'anna 10.0.0.1'];
const here: GuessCount = ['signInPerAddress', '10.0.0.1'];

let store: Store;
let now: number;
beforeEach(() => {
  now = NOON;
  const keys = createKeys(Buffer.alloc(32, 3));
  store = openSqliteStore({
    file: ':memory:',
    keys,
    randomId: () => 'epoch-1',
    now: () => now,
  });
});
afterEach(() => store.close());

const rows = () => listGuesses(store);

describe('A52 guesses', () => {
  it('are as many at once as the limit says, then one for each part of its time', async () => {
    const guesses = createGuessLimits(store, rules);
    const taken = [];
    for (let guess = 0; guess < 5; guess += 1) taken.push(await guesses.take([anna]));
    expect(taken).toEqual([0, 0, 0, MINUTE_MS, MINUTE_MS]);
    now += 20_000;
    expect(await guesses.take([anna])).toBe(40_000);
    now += 40_000;
    expect(await guesses.take([anna])).toBe(0);
    expect(await guesses.take([anna])).toBe(MINUTE_MS);
    expect(await guesses.take([['signInPerName', 'ben 10.0.0.1']])).toBe(0);
    now += 10 * MINUTE_MS;
    expect(await guesses.take([anna])).toBe(0);
  });

  it('are counted under all limits or under none', async () => {
    const guesses = createGuessLimits(store, rules);
    for (let guess = 0; guess < 3; guess += 1) await guesses.take([anna, here]);
    const counted = await rows();
    expect(await guesses.take([here, anna])).toBe(MINUTE_MS);
    expect(await rows()).toEqual(counted);
  });

  it('are given back, and never more than all of them', async () => {
    const guesses = createGuessLimits(store, rules);
    for (let guess = 0; guess < 3; guess += 1) await guesses.take([anna]);
    await guesses.giveBack([anna]);
    expect(await guesses.take([anna])).toBe(0);
    expect(await guesses.take([anna])).toBe(MINUTE_MS);
    for (let guess = 0; guess < 9; guess += 1) await guesses.giveBack([anna]);
    const taken = [];
    for (let guess = 0; guess < 4; guess += 1) taken.push(await guesses.take([anna]));
    expect(taken).toEqual([0, 0, 0, MINUTE_MS]);
  });

  it('count on after a restart, and the clock of a server has no say', async () => {
    for (let guess = 0; guess < 3; guess += 1) {
      expect(await createGuessLimits(store, rules).take([anna])).toBe(0);
    }
    expect(await createGuessLimits(store, rules).take([anna])).toBe(MINUTE_MS);
  });

  it('are stored without a name, an address or a person', async () => {
    await createGuessLimits(store, rules).take([anna, here]);
    const [one, two] = await rows();
    for (const row of [one, two]) expect(row?.key).toMatch(/^[\w-]{43}$/);
    const elsewhere = openSqliteStore({
      file: ':memory:',
      keys: createKeys(Buffer.alloc(32, 3)),
      randomId: () => 'epoch-1',
      now: () => now,
    });
    await createGuessLimits(elsewhere, rules).take([anna, here]);
    const others = await listGuesses(elsewhere);
    expect(others.map(({ key }) => key)).not.toContain(one?.key);
    await elsewhere.close();
  });

  it('lock nobody out for longer where the clock was ahead and is put right', async () => {
    const guesses = createGuessLimits(store, rules);
    now += 400 * 24 * 60 * MINUTE_MS;
    for (let guess = 0; guess < 3; guess += 1) await guesses.take([anna]);
    expect(await guesses.take([anna])).toBe(MINUTE_MS);
    now = NOON;
    expect(await guesses.take([anna])).toBe(0);
  });

  it('are forgotten once they count no more, and of too many those that soonest do', async () => {
    const guesses = createGuessLimits(store, rules);
    for (const name of ['one', 'two', 'three', 'four']) {
      await guesses.take([['signInPerName', name]]);
      now += 20_000;
    }
    const counted = await rows();
    await sweepGuesses(store);
    expect(await rows()).toEqual(counted.slice(2));
    await sweepGuesses(store, 1);
    expect(await rows()).toEqual(counted.slice(3));
    now += MINUTE_MS;
    await sweepGuesses(store);
    expect(await rows()).toEqual([]);
  });

  it('are not written where nothing is limited', async () => {
    const guesses = createGuessLimits(store, NO_RATE_RULES);
    expect(await guesses.take([anna, here])).toBe(0);
    await guesses.giveBack([anna, here]);
    expect(await rows()).toEqual([]);
  });
});
