import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/test-app';
import { noBilling } from '../account-deletion/delete-account';
import { createErasedLedger } from '../erasure/erased-ledger';
import { KeyedLock } from '../keyed-lock';
import { dailyJobs, frequentJobs, type UpkeepDeps } from './upkeep-jobs';

it('U5 the jobs have their names and periods, and the outbox is each server’s own', async () => {
  const { store, media, pokes, clock, close } = openTestApp();
  const now = () => clock.now;
  const letters = { forget: () => undefined };
  const mail = { mailer: { send: async () => undefined }, origin: '', signOff: ['', ''] } as const;
  const swept: number[] = [];
  const deps: UpkeepDeps = {
    media,
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
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    randomId: () => 'five',
  };
  const jobs = [...dailyJobs(deps), ...frequentJobs(deps)];
  expect(
    jobs.map(({ name, everyMs, isOfThisServer = false }) => [name, everyMs, isOfThisServer]),
  ).toEqual([
    ['maintain-store', 86_400_000, false],
    ['count-members', 86_400_000, false],
    ['refresh-lapsed', 86_400_000, false],
    ['keep-periods', 86_400_000, false],
    ['collect-media', 86_400_000, false],
    ['sweep-outbox', 600_000, true],
    ['end-left-customers', 600_000, false],
  ]);
  for (const { run } of jobs) await run(new AbortController().signal);
  expect(swept).toEqual([clock.now]);
  await close();
});
