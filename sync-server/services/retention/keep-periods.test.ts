import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addMilliseconds, addMonths, addYears } from 'date-fns';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_PRIVACY_SETTINGS } from '../../../shared/api/privacy-settings';
import type { Message } from '../../mail/mailer';
import { isChainWhole } from '../../store/consent-chain';
import { keepPayment, noteEvent } from '../../store/sql/billing-rows';
import { NO_RULES, sampleRecord } from '../../store/testing/samples';
import { putPiece, sampleRecording } from '../../testing/recordings';
import { type Client, NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { noBilling } from '../account-deletion/delete-account';
import { createErasedLedger, type ErasedLedger, readLedger } from '../erasure/erased-ledger';
import { keepPeriods } from './keep-periods';

const NOTHING = {
  warned: 0,
  unsent: 0,
  deleted: 0,
  sessions: 0,
  consents: 0,
  audit: 0,
  payments: 0,
  billingEvents: 0,
};

let test: TestApp;
let erased: ErasedLedger;
let anna: Client;
let letters: Message[];
let unsent: string[];
let send: (message: Message) => Promise<void>;

beforeEach(async () => {
  erased = createErasedLedger();
  test = openTestApp({ erased });
  anna = await test.person('anna');
  letters = [];
  unsent = [];
  send = async (message) => void letters.push(message);
});
afterEach(() => test.close());

const run = (signal = new AbortController().signal) =>
  keepPeriods(
    {
      store: test.store,
      unfenced: test.store,
      files: test.media.files,
      erased,
      letters: { forget: () => undefined },
      pokes: test.pokes,
      billing: noBilling,
      mail: {
        mailer: { send: (message) => send(message) },
        origin: 'https://choose.example',
        signOff: ['Choose Wholeness', 'Sent from choose.example.'],
      },
      onUnsent: (accountId) => unsent.push(accountId),
      now: () => test.clock.now,
    },
    signal,
  );
const at = (moment: Date) => {
  test.clock.now = moment.getTime();
};
/** A warning's 30 days are of 24 hours, also where clocks change between. */
const addDays = (moment: Date | number, days: number) => addMilliseconds(moment, days * 86_400_000);
const warningDay = addDays(addMonths(NOON, 24), -30);
const lastDay = addMonths(NOON, 24);

describe('an account nobody uses', () => {
  it('is warned of once, 30 days before 24 months are over, and then goes with all it has', async () => {
    await test.store.applyPush(anna.id, [sampleRecord()], NO_RULES);
    await putPiece(anna, 'recording-of-anna-1', sampleRecording(1_000));
    at(addDays(warningDay, -1));
    expect(await run()).toEqual(NOTHING);
    at(warningDay);
    expect(await run()).toEqual({ ...NOTHING, warned: 1 });
    expect(await run()).toEqual(NOTHING);
    expect(letters).toMatchObject([
      { to: 'anna@example.org', subject: 'Your Choose Wholeness account will be deleted' },
    ]);
    const text = letters[0]?.text ?? '';
    expect(text).toContain(
      'Hi,\n\nYou haven’t used your account since March 10, 2026. We’ll delete it on March 10, 2028, with all your entries.',
    );
    expect(text).toContain('https://choose.example/login');
    at(addDays(lastDay, -1));
    expect(await run()).toEqual(NOTHING);
    at(lastDay);
    expect(await run()).toEqual({ ...NOTHING, deleted: 1 });
    expect(await test.store.findAccount(anna.id)).toBeUndefined();
    expect(existsSync(join(test.mediaFolder, anna.id))).toBe(false);
    expect(await readLedger(erased)).toMatchObject([{ accountId: anna.id }]);
    expect((await test.store.listAudit()).map(({ actor, action }) => [actor, action])).toEqual([
      ['retention', 'inactivity-warned'],
      ['retention', 'account-deleted'],
    ]);
  });

  it('stays where the person comes back, and is warned of anew 24 months later', async () => {
    at(warningDay);
    await run();
    at(addDays(warningDay, 29));
    expect((await anna.call('GET', '/api/journal')).status).toBe(200);
    at(addDays(lastDay, 30));
    expect(await run()).toEqual(NOTHING);
    at(addDays(addMonths(test.clock.now, 24), -30));
    expect(await run()).toMatchObject({ warned: 1, deleted: 0 });
  });

  it('U6 never goes unwarned: while no letter can be sent it stays, and then has its 30 days', async () => {
    send = async () => {
      throw new Error('no connection');
    };
    at(lastDay);
    expect(await run()).toEqual({ ...NOTHING, unsent: 1 });
    expect(unsent).toEqual([anna.id]);
    send = async () => undefined;
    at(addDays(lastDay, 1));
    expect(await run()).toEqual({ ...NOTHING, warned: 1 });
    at(addDays(lastDay, 30));
    expect(await run()).toEqual(NOTHING);
    at(addDays(lastDay, 31));
    expect(await run()).toEqual({ ...NOTHING, deleted: 1 });
  });

  it('A31 gets no letter at an address that nobody proved, and so stays', async () => {
    await test.person('naomi', { email: '', unprovedEmail: 'naomi@example.org' });
    at(lastDay);
    expect(await run()).toEqual({ ...NOTHING, warned: 1, unsent: 1 });
    expect(letters.map(({ to }) => to)).toEqual(['anna@example.org']);
    at(addDays(lastDay, 400));
    expect(await run()).toMatchObject({ deleted: 1, unsent: 1 });
    expect(await test.store.findAccountByUsername('naomi')).toBeDefined();
  });

  it('goes after 12 months where the person asked not to be kept longer than needed', async () => {
    const settings = { ...DEFAULT_PRIVACY_SETTINGS, dataRetentionOptOut: true };
    await test.store.keepPrivacySettings(anna.id, settings);
    const ben = await test.person('ben');
    at(addDays(addMonths(NOON, 12), -30));
    expect(await run()).toEqual({ ...NOTHING, warned: 1 });
    at(addMonths(NOON, 12));
    expect(await run()).toEqual({ ...NOTHING, deleted: 1 });
    expect(await test.store.findAccount(ben.id)).toBeDefined();
  });

  it('U9 is sent no letter by a server that was stopped after it claimed it', async () => {
    at(warningDay);
    const { write } = test.store;
    // The process is stopped for a minute, right after the claim.
    vi.spyOn(test.store, 'write').mockImplementation(async (work) => {
      const value = await write(work);
      test.clock.now += 60_000;
      return value;
    });
    expect(await run()).toEqual({ ...NOTHING, unsent: 1 });
    vi.restoreAllMocks();
    expect([letters, unsent]).toEqual([[], [anna.id]]);
    expect(await run()).toEqual({ ...NOTHING, warned: 1 });
    expect(letters).toHaveLength(1);
  });

  it('U9 stays where the person comes after it was found due', async () => {
    at(warningDay);
    await run();
    at(lastDay);
    const { readActivity } = test.store;
    vi.spyOn(test.store, 'readActivity').mockImplementation(async (id) => {
      const activity = await readActivity(id);
      await anna.call('GET', '/api/journal');
      return activity;
    });
    expect(await run()).toEqual(NOTHING);
    expect(await test.store.findAccount(anna.id)).toBeDefined();
    expect(await erased.ids()).toEqual([]);
  });

  it('is left alone once the run is told to end', async () => {
    at(warningDay);
    expect(await run(AbortSignal.abort())).toEqual(NOTHING);
  });
});

describe('rows past their time', () => {
  it('go: sessions that expired, the audit after 90 days, consents after 3 years', async () => {
    const { store, clock } = test;
    const session = { accountId: anna.id, tokenHash: 'old', createdAt: 0, expiresAt: NOON };
    await store.createSession(session);
    const entry = { accountId: anna.id, actor: 'person', action: 'data-exported' } as const;
    const consent = { consentType: 'cookies', granted: true, version: '3.0', analytics: true };
    for (const days of [0, 1]) {
      clock.now = NOON + days * 86_400_000;
      await store.appendAudit({ ...entry, at: clock.now });
      await store.appendConsent(anna.id, { ...consent, marketing: false, at: clock.now });
    }
    at(addDays(NOON, 90));
    expect(await run()).toEqual({ ...NOTHING, sessions: 1, audit: 1 });
    expect(await store.listAudit()).toHaveLength(1);
    await anna.call('GET', '/api/journal');
    at(addMonths(NOON, 36));
    expect(await run()).toMatchObject({ consents: 1 });
    const left = await store.listConsents(anna.id);
    expect([left.length, isChainWhole(anna.id, left)]).toEqual([1, true]);
  });

  it('go also where the account went before, and until then stand as a whole chain', async () => {
    const { store } = test;
    const consent = { consentType: 'cookies', granted: true, version: '3.0', analytics: true };
    for (const days of [0, 400, 800]) {
      const said = { ...consent, marketing: false, at: addDays(NOON, days).getTime() };
      await store.appendConsent(anna.id, said);
    }
    await store.eraseAccount(anna.id);
    for (const [days, count] of [
      [0, 2],
      [400, 1],
      [800, 0],
    ] as const) {
      at(addYears(addDays(NOON, days), 3));
      expect(await run()).toMatchObject({ consents: 1 });
      const left = await store.listConsents(anna.id);
      expect([left.length, isChainWhole(anna.id, left)]).toEqual([count, true]);
    }
  });

  it('go: payments after 7 years, also of whoever is gone, and messages about them after 40 days', async () => {
    const customer = { provider: 'stripe', customerId: 'cus_gone' } as const;
    const paid = { amount: 999, currency: 'usd', status: 'paid', at: NOON };
    await test.store.write(async (tx) => {
      await keepPayment(tx, { ...customer, invoiceId: 'in_1', ...paid });
      await noteEvent(tx, 'evt_1', NOON);
    });
    at(addDays(NOON, 40));
    expect(await run()).toMatchObject({ payments: 0, billingEvents: 1 });
    await anna.call('GET', '/api/journal');
    at(addDays(addMonths(NOON, 7 * 12), -1));
    expect(await run()).toMatchObject({ payments: 0 });
    at(addMonths(NOON, 7 * 12));
    expect(await run()).toMatchObject({ payments: 1 });
    expect(await test.store.listPayments(customer)).toEqual([]);
  });

  it('A24 so do recordings that outlived their erased person', async () => {
    await putPiece(anna, 'recording-of-anna-1', sampleRecording(1_000));
    await erased.add({ accountId: anna.id, at: NOON, sessions: [] });
    await run();
    expect(existsSync(join(test.mediaFolder, anna.id))).toBe(false);
    expect(await test.store.findAccount(anna.id)).toBeUndefined();
  });
});
