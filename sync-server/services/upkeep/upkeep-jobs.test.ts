import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/test-app';
import { noBilling } from '../account-deletion/delete-account';
import { createErasedLedger } from '../erasure/erased-ledger';
import { KeyedLock } from '../keyed-lock';
import { takeLease } from '../leases';
import { dailyJobs, frequentJobs, ownJobs, type UpkeepDeps } from './upkeep-jobs';

it('U5 the jobs have their names and periods, and the outbox is each server’s own', async () => {
  const { store, media, pokes, clock, close } = openTestApp();
  const now = () => clock.now;
  const letters = { forget: () => undefined };
  const mail = { mailer: { send: async () => undefined }, origin: '', signOff: ['', ''] } as const;
  const swept: number[] = [];
  const deps: UpkeepDeps = {
    media: { ...media, store },
    retention: {
      store,
      files: media.files,
      erased: createErasedLedger(),
      letters,
      mail,
      pokes,
      billing: noBilling,
      now,
    },
    billing: { store, pokes, now, gateway: undefined, turns: new KeyedLock() },
    outbox: { sweep: () => void swept.push(now()) },
    keepAssets: async () => 0,
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    randomId: () => 'five',
  };
  const shared = [...dailyJobs(deps), ...frequentJobs(deps)];
  expect(shared.map(({ name, everyMs }) => [name, everyMs])).toEqual([
    ['maintain-store', 86_400_000],
    ['count-members', 86_400_000],
    ['refresh-lapsed', 86_400_000],
    ['keep-periods', 86_400_000],
    ['collect-media', 86_400_000],
    ['keep-assets', 86_400_000],
    ['end-left-customers', 600_000],
    ['sweep-expired', 600_000],
  ]);
  const own = ownJobs(deps);
  expect(own.map(({ name }) => name)).toEqual(['sweep-outbox']);
  const { signal } = new AbortController();
  for (const { run } of own) await run(signal);
  expect(swept).toEqual([clock.now]);
  for (const { name, run } of shared) {
    const lease = await store.write((tx) => takeLease(tx, name));
    if (lease) await run({ ...lease, signal, now });
  }
  await close();
});
