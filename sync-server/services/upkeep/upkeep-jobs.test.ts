import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MailDeps, Message } from '../../mail/mailer';
import { NO_SUBSCRIPTION } from '../../store/billing-store';
import { LeaseLostError } from '../../store/lease';
import { keepSubscription } from '../../store/sql/billing-rows';
import { noteLetter } from '../../store/sql/letter-rows';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { noBilling } from '../account-deletion/delete-account';
import { createErasedLedger } from '../erasure/erased-ledger';
import { KeyedLock } from '../keyed-lock';
import { takeLease } from '../leases';
import type { UpkeepJob } from './job-turns';
import { dailyJobs, frequentJobs, minuteJobs, ownJobs, type UpkeepDeps } from './upkeep-jobs';

let test: TestApp;
let sent: Message[];
let swept: number[];
let deps: UpkeepDeps;

beforeEach(() => {
  test = openTestApp();
  sent = [];
  swept = [];
  const { store, media, pokes, clock } = test;
  const now = () => clock.now;
  const letters = { forget: () => undefined };
  const mailer = { send: async (letter: Message) => void sent.push(letter) };
  const mail: MailDeps = { mailer, origin: 'https://choose.example', signOff: ['', ''] };
  const { files } = media;
  const erased = createErasedLedger();
  deps = {
    media: { ...media, store },
    retention: { store, files, erased, letters, mail, pokes, billing: noBilling, now },
    billing: { store, pokes, now, gateway: undefined, turns: new KeyedLock() },
    outbox: { sweep: () => void swept.push(now()) },
    reminders: { send: async () => 'sent', wait: async () => undefined },
    keepAssets: async () => 0,
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    randomId: () => 'five',
  };
});
afterEach(() => test.close());

const { signal } = new AbortController();

async function runShared(jobs: readonly UpkeepJob[]): Promise<void> {
  for (const { name, run } of jobs) {
    const lease = await test.store.write((tx) => takeLease(tx, name));
    if (lease) await run({ ...lease, signal, now: () => test.clock.now });
  }
}

it('U5 the jobs have their names and periods, and the outbox is each server’s own', async () => {
  const shared = [...dailyJobs(deps), ...frequentJobs(deps), ...minuteJobs(deps)];
  expect(shared.map(({ name, everyMs }) => [name, everyMs])).toEqual([
    ['maintain-store', 86_400_000],
    ['count-members', 86_400_000],
    ['refresh-lapsed', 86_400_000],
    ['keep-periods', 86_400_000],
    ['collect-media', 86_400_000],
    ['keep-assets', 86_400_000],
    ['end-left-customers', 600_000],
    ['send-plan-letters', 600_000],
    ['sweep-expired', 600_000],
    ['send-reminders', 60_000],
    ['send-circle-news', 60_000],
  ]);
  const own = ownJobs(deps);
  expect(own.map(({ name }) => name)).toEqual(['sweep-outbox']);
  for (const { run } of own) await run(signal);
  expect(swept).toEqual([test.clock.now]);
  await runShared(shared);
});

it('U10 every ten minutes the emails about plans are sent, by the server that holds the lease', async () => {
  const { store, clock } = test;
  const { id: accountId } = await test.person('anna', { plan: 'free' });
  await store.write(async (tx) => {
    const customer = { provider: 'stripe', customerId: 'cus_1', revision: 1 } as const;
    const state = { ...NO_SUBSCRIPTION, subscriptionId: 'sub_1', status: 'canceled' };
    await keepSubscription(tx, accountId, { ...state, ...customer }, clock.now);
    await noteLetter(tx, { accountId, kind: 'plan-ended', about: 'sub_1' }, clock.now);
  });
  const [job] = frequentJobs(deps).filter(({ name }) => name === 'send-plan-letters');
  const lost = { name: 'send-plan-letters', fence: 0, takenAt: 0, signal, now: () => clock.now };
  await expect(job?.run(lost)).rejects.toThrow(LeaseLostError);
  expect(sent).toEqual([]);
  await runShared(frequentJobs(deps));
  expect(sent.map(({ to }) => to)).toEqual(['anna@example.org']);
});
