import { afterAll, beforeAll, expect, it } from 'vitest';
import { Problem } from '../../errors/problem';
import { createKeys } from '../../sealing/master-key-keys';
import { type OwnPostgres, startOwnPostgres } from '../../testing/postgres';
import type { Store } from '../store';
import { NO_RULES, sampleAccount, sampleRecord } from '../testing/samples';
import { openPostgresStore } from './open-postgres-store';

const PEOPLE = 12;
const KILLS = 3;

let server: OwnPostgres;
let store: Store;
beforeAll(async () => {
  server = await startOwnPostgres();
  const keys = createKeys(Buffer.alloc(32, 3));
  store = await openPostgresStore({
    url: await server.createDatabase(),
    keys,
    randomId: () => 'epoch-1',
  });
  for (let each = 0; each < PEOPLE; each += 1) await store.createAccount(sampleAccount(`p${each}`));
});
afterAll(async () => {
  await store.close();
  await server.stop();
});

it('P20 a database that is killed loses nothing it acknowledged, and the server goes on by itself', async () => {
  const acknowledged = new Map<string, string[]>();
  const refusals = new Set<unknown>();
  let goOn = true;
  const write = async (person: string) => {
    const ids: string[] = [];
    acknowledged.set(person, ids);
    for (let number = 0; goOn; number += 1) {
      const id = `${person}-${number}`;
      // As a device does: what was not acknowledged is sent again.
      while (goOn && !ids.includes(id)) {
        await store.applyPush(person, [sampleRecord({ id })], NO_RULES).then(
          () => ids.push(id),
          (error: unknown) => refusals.add(error instanceof Problem ? error.code : error),
        );
      }
    }
  };
  const writers = Array.from({ length: PEOPLE }, (_, each) => write(`p${each}`));
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = acknowledged.get('p0')?.length ?? 0;
    await expect.poll(() => acknowledged.get('p0')?.length ?? 0).toBeGreaterThan(before + 5);
    await server.killAndStart(async () => {
      await expect.poll(() => refusals.size).toBeGreaterThan(0);
    });
  }
  const last = acknowledged.get('p0')?.length ?? 0;
  await expect.poll(() => acknowledged.get('p0')?.length ?? 0).toBeGreaterThan(last);
  goOn = false;
  await Promise.all(writers);
  expect([...refusals]).toEqual(['BUSY']);
  for (const [person, ids] of acknowledged) {
    const { rows, checkpoint } = await store.pull(person, 0, 100_000, 1e9);
    const stored = rows.map(({ id }) => id);
    expect(stored).toEqual(expect.arrayContaining(ids));
    // Each of them under a number of its own: a push that was sent again was met as equal.
    expect(new Set(stored).size).toBe(stored.length);
    expect(checkpoint).toBe(stored.length);
  }
});
