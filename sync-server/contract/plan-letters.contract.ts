import { describe, expect, it } from 'vitest';
import { takeLease } from '../services/leases';
import { claimLetter } from '../services/plan-letters/claim-letter';
import { NO_SUBSCRIPTION, type Subscription } from '../store/billing-store';
import { LeaseLostError } from '../store/lease';
import { keepSubscription } from '../store/sql/billing-rows';
import {
  findLetter,
  listEndingTrials,
  listLettersToSend,
  noteLetter,
  setLetter,
} from '../store/sql/letter-rows';
import type { Store } from '../store/store';
import { type OpenStore, useFreshStore } from './fresh-store';

/** An email about anna's failed payment. */
export const FAILED_LETTER = {
  accountId: 'anna',
  kind: 'payment-failed',
  about: 'in_1',
} as const;

const HOUR_MS = 3_600_000;

/** Keeps the subscription of a person as it stands. */
export async function keepStanding(
  store: Store,
  accountId: string,
  change: Partial<Subscription>,
): Promise<void> {
  const customer = { provider: 'stripe', customerId: `cus_${accountId}` } as const;
  const standing = { ...NO_SUBSCRIPTION, subscriptionId: 'sub_1', status: 'past_due' };
  await store.write((tx) =>
    keepSubscription(tx, accountId, { ...customer, ...standing, ...change, revision: 1 }, 1),
  );
}

export function planLettersContract(open: OpenStore): void {
  describe('emails about plans', () => {
    const fresh = useFreshStore(open);
    const note = (at: number, key: Parameters<typeof noteLetter>[1] = FAILED_LETTER) =>
      fresh.store.write((tx) => noteLetter(tx, key, at));
    const toSend = async () =>
      (await fresh.store.read(listLettersToSend)).map(({ about }) => about);

    it('X1 are noted once, and listed until they have their end, the oldest first', async () => {
      await note(20);
      await note(30);
      await note(10, { ...FAILED_LETTER, about: 'in_0' });
      expect(await toSend()).toEqual(['in_0', 'in_1']);
      expect(await fresh.store.read((tx) => findLetter(tx, FAILED_LETTER))).toEqual({
        ...FAILED_LETTER,
        notedAt: 20,
        begunAt: null,
        endedAt: null,
      });
      await fresh.store.write((tx) => setLetter(tx, FAILED_LETTER, { endedAt: 40 }));
      await note(50);
      expect(await toSend()).toEqual(['in_0']);
    });

    it('X5 X6 are sent by one server, and again where it is not known for an hour whether they were', async () => {
      const { store } = fresh;
      await keepStanding(store, 'anna', {});
      expect(await claimLetter(store, FAILED_LETTER, 10)).toBeUndefined();
      await note(10);
      expect(await claimLetter(store, FAILED_LETTER, 20)).toMatchObject({
        begunAt: 20,
        account: { id: 'anna' },
        subscription: { status: 'past_due' },
      });
      expect(await claimLetter(store, FAILED_LETTER, 19 + HOUR_MS)).toBeUndefined();
      expect(await claimLetter(store, FAILED_LETTER, 20 + HOUR_MS)).toBeDefined();
      await store.write((tx) => setLetter(tx, FAILED_LETTER, { endedAt: 30 + HOUR_MS }));
      expect(await claimLetter(store, FAILED_LETTER, 20 + 2 * HOUR_MS)).toBeUndefined();
    });

    it('U10 are claimed by no server that has lost its lease', async () => {
      const { store } = fresh;
      await keepStanding(store, 'anna', {});
      await note(10);
      const lease = { name: 'send-plan-letters', fence: 0 };
      const taken = await store.write((tx) => takeLease(tx, lease.name));
      await expect(claimLetter(store.fencedBy(lease), FAILED_LETTER, 20)).rejects.toThrow(
        LeaseLostError,
      );
      const held = store.fencedBy(taken ?? lease);
      expect(await claimLetter(held, FAILED_LETTER, 20)).toBeDefined();
    });

    it('A24 go with the account', async () => {
      await note(10);
      await fresh.store.eraseAccount('anna');
      expect(await toSend()).toEqual([]);
    });

    it('X4 are found for trials that end within a time, go on after it and were not told of', async () => {
      const { store } = fresh;
      const trial = { status: 'trialing', trialEnd: 100 };
      const found = (from: number, until: number) =>
        store.read((tx) => listEndingTrials(tx, 'stripe', { from, until }));
      await keepStanding(store, 'anna', trial);
      await keepStanding(store, 'ben', { ...trial, trialEnd: 90 });
      expect(await found(0, 100)).toEqual(['ben', 'anna']);
      expect(await found(90, 100)).toEqual(['anna']);
      expect(await found(0, 99)).toEqual(['ben']);
      expect(
        await store.read((tx) => listEndingTrials(tx, 'demo', { from: 0, until: 100 })),
      ).toEqual([]);
      await note(1, { accountId: 'anna', kind: 'trial-ends', about: 'sub_1' });
      expect(await found(0, 100)).toEqual(['ben']);
      await keepStanding(store, 'ben', { ...trial, cancelAtPeriodEnd: true });
      expect(await found(0, 100)).toEqual([]);
      await keepStanding(store, 'ben', { ...trial, status: 'active' });
      expect(await found(0, 100)).toEqual([]);
    });
  });
}
