import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { type OwnPostgres, startOwnPostgres } from '../../sync-server/testing/postgres';
import { checkHistories } from './testing/check-histories';
import { dexieDisk, memoryDisk } from './testing/device-disk';
import { onPostgres } from './testing/sim-postgres';

// As small as in the histories on SQLite.
vi.mock(import('../../shared/protocol/limits'), async (original) => {
  const real = await original();
  const LIMITS = {
    ...real.LIMITS,
    pushRows: 4,
    pullRows: 3,
    pullBytes: 3_000,
    keptVersionsBytes: 300,
  };
  return { ...real, LIMITS } as unknown as typeof real;
});

vi.mock(import('../../shared/protocol/media'), async (original) => {
  const real = await original();
  const MEDIA = { ...real.MEDIA, segmentBytes: 32, pieceBytes: 64 };
  return { ...real, MEDIA } as unknown as typeof real;
});

let postgres: OwnPostgres;
beforeAll(async () => {
  postgres = await startOwnPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

describe('no history loses a word or a recording with two servers on one PostgreSQL', () => {
  it('P53 P54 P56 P58 F6 G3 G4 requests to either, lagging standbys promoted, an old primary that still answers, servers restarted, no poke heard', async () => {
    await checkHistories({
      makeDisk: memoryDisk,
      startDatabase: onPostgres(postgres),
      from: 1 / 2,
      to: 1,
    });
  });

  it('P53 P54 F3 F8 the same on IndexedDB, where signing out seals what is unsent', async () => {
    await checkHistories({
      makeDisk: dexieDisk,
      startDatabase: onPostgres(postgres),
      from: 1 / 4,
      to: 1 / 2,
    });
  });
});
