import { addMonths } from 'date-fns';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallingGateway } from '../billing/payment-gateway';
import { keepOnce } from '../services/billing/keep-state';
import { type EventDeps, receiveBillingEvent } from '../services/billing/receive-event';
import { createGuessLimits, GUESS_RULES } from '../services/guess-limits';
import { KeyedLock } from '../services/keyed-lock';
import { keepMedia } from '../services/media/known-media';
import { claimLetter } from '../services/plan-letters/claim-letter';
import { flagReply, voteOnReply } from '../services/replies/judge-reply';
import { decideOnReply, listModeratedReplies } from '../services/replies/moderate-replies';
import { submitReply } from '../services/replies/replies';
import { claimWarning } from '../services/retention/warnings';
import { listGivenVotes, submitSuggestion, voteOnSuggestion } from '../services/suggestions';
import { claimJob, endRun } from '../services/upkeep/job-turns';
import { NO_SUBSCRIPTION, type SubscriptionState } from '../store/billing-store';
import { FIRST_LINK, isChainWhole } from '../store/consent-chain';
import {
  findSubscription,
  type KeptSubscription,
  keepSubscription,
} from '../store/sql/billing-rows';
import { noteLetter } from '../store/sql/letter-rows';
import type { Store } from '../store/store';
import { readSequence } from '../store/testing/read-sequence';
import { NO_RULES, sampleAccount, sampleRecord } from '../store/testing/samples';
import { FAILED_LETTER, keepStanding } from './plan-letters.contract';
import { severalCirclesContract } from './several-circles.contract';
import { severalOrganizationsContract } from './several-organizations.contract';
import { severalRemindersContract } from './several-reminders.contract';

/** Anna's subscription, kept once. */
function subscriptionOf(status: string): KeptSubscription {
  const customer = { provider: 'stripe', customerId: 'cus_anna' } as const;
  return { ...NO_SUBSCRIPTION, ...customer, status, revision: 1 };
}

/** The payments of one server; a message is its id, about anna's customer. */
function billingOf(store: Store, readState: () => Promise<SubscriptionState>): EventDeps {
  const unused = () => Promise.reject(new Error('This is not asked for'));
  const gateway: CallingGateway = {
    provider: 'stripe',
    publishableKey: null,
    readState,
    readEvent: (body) => ({
      id: Buffer.from(body).toString(),
      customerId: 'cus_anna',
      invoiceId: undefined,
    }),
    openCustomer: unused,
    subscribe: unused,
    openCheckout: unused,
    openPortal: unused,
    cancel: unused,
    removeCustomer: unused,
    readPayment: unused,
  };
  const pokes = { publish: () => undefined };
  return { store, gateway, pokes, turns: new KeyedLock(), now: () => 1_000 };
}

/** What must hold with several stores on one database. `openTwo` gives two of them on an empty one. */
export function severalContract(openTwo: () => Promise<readonly [Store, Store]>): void {
  describe('several stores on one database', () => {
    let stores: readonly [Store, Store];
    beforeEach(async () => {
      stores = await openTwo();
      for (const id of ['anna', 'ben']) await stores[0].createAccount(sampleAccount(id));
    });
    afterEach(async () => {
      for (const store of stores) await store.close();
    });

    /** Six calls at once, on either store in turn. */
    const sixAtOnce = <Value>(call: (store: Store, at: number) => Promise<Value>) =>
      Promise.all([...stores, ...stores, ...stores].map((store, at) => call(store, at)));
    const count = <Value>(values: readonly Value[], wanted: Value) =>
      values.filter((value) => value === wanted).length;

    it('P48 each change of a record meets what the one before wrote', async () => {
      await sixAtOnce((store, at) =>
        store.changeRecord(
          'anna',
          'entry-1',
          (current) => {
            const words = (current?.body.content as string | undefined) ?? '';
            const dot = (current?.version.api ?? 0) + 1;
            const body = { content: `${words}${at}`, audioUrl: null };
            return { next: sampleRecord({ version: { api: dot }, body }), value: undefined };
          },
          NO_RULES,
        ),
      );
      const stored = await stores[0].getRecord('anna', 'entry-1');
      expect([...String(stored?.body.content)].sort()).toEqual(['0', '1', '2', '3', '4', '5']);
      expect(stored?.version).toEqual({ api: 6 });
    });

    it('F8 reads of one piece of work see one moment, whatever is committed meanwhile', async () => {
      const seen = await stores[0].read(async (tx) => {
        const before = await readSequence(tx, 'anna');
        await stores[1].applyPush('anna', [sampleRecord()], NO_RULES);
        return [before, await readSequence(tx, 'anna')];
      });
      expect(seen).toEqual([0, 0]);
      expect(await stores[0].sequence('anna')).toBe(1);
    });

    it('P58 no two changes of a person have one sequence number', async () => {
      const pushed = await sixAtOnce((store, at) =>
        store.applyPush('anna', [sampleRecord({ id: `entry-${at}` })], NO_RULES),
      );
      expect(pushed.map(({ sequence }) => sequence).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    });

    it('P28 the limit of free entries holds for all together', async () => {
      const rules = { ...NO_RULES, entryLimit: 3 };
      const pushed = await sixAtOnce((store, at) =>
        store.applyPush('anna', [sampleRecord({ id: `entry-${at}` })], rules),
      );
      expect(pushed.flatMap(({ accepted }) => accepted)).toHaveLength(3);
    });

    it('V7 so does the quota of recordings', async () => {
      const kept = await sixAtOnce((store, at) =>
        keepMedia(
          store,
          'anna',
          {
            id: `recording-${at}`,
            sha256: `${at}`,
            bytes: 100_000,
            type: 'audio/webm',
            begunAt: 1,
            completedAt: null,
            attempt: '',
          },
          250_000,
        ),
      );
      expect(count(kept, true)).toBe(2);
    });

    it('A30 a username goes to one person', async () => {
      const made = await sixAtOnce((store, at) =>
        store.createAccount(sampleAccount(`new-${at}`, { username: 'Naomi' })),
      );
      expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    });

    it('A7 a password that was proved is changed once', async () => {
      const changed = await sixAtOnce((store, at) =>
        store.changePassword({ accountId: 'anna', from: 'hash', to: `${at}`, keptTokenHash: '' }),
      );
      expect(count(changed, true)).toBe(1);
    });

    it('A7 no session lasts that was begun with a password which is changed at the same time', async () => {
      const signIn = (store: Store, at: number) => {
        const session = { tokenHash: `${at}`, accountId: 'anna', createdAt: 1, expiresAt: 10 };
        return store.createSession(session, 'hash');
      };
      const change = { accountId: 'anna', from: 'hash', to: 'new hash', keptTokenHash: '' };
      await Promise.all([sixAtOnce(signIn), stores[1]?.changePassword(change)]);
      expect(await stores[0]?.listSessions('anna')).toEqual([]);
      expect(await sixAtOnce(signIn)).toEqual(Array(6).fill(false));
    });

    it('what a person says at once to several servers is one chain of consents', async () => {
      const said = { consentType: 'cookies', granted: true, version: '3.0', analytics: true };
      await sixAtOnce((store, at) =>
        store.appendConsent('anna', { ...said, at, marketing: false }),
      );
      const log = (await stores[0]?.listConsents('anna')) ?? [];
      expect(log.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
      expect([log[0]?.previous, isChainWhole('anna', log)]).toEqual([FIRST_LINK, true]);
    });

    it('U3 a job runs on one server, and on none again that day', async () => {
      const job = { name: 'daily', everyMs: 86_400_000 };
      const claim = (store: Store) => store.write((tx) => claimJob(tx, job));
      const [lease, ...others] = (await sixAtOnce(claim)).filter((one) => one !== undefined);
      expect([lease?.fence, others]).toEqual([1, []]);
      expect(count(await sixAtOnce(claim), undefined)).toBe(6);
      if (lease) await stores[1].write((tx) => endRun(tx, lease, true));
      expect(count(await sixAtOnce(claim), undefined)).toBe(6);
    });

    it('A52 guesses at once on all servers are no more than the limit', async () => {
      const limits = stores.map((store) => createGuessLimits(store, GUESS_RULES));
      const { burst } = GUESS_RULES.linksPerEmail;
      const tries = Array.from({ length: 4 * burst }, (_, at) =>
        limits[at % 2]?.take([
          ['linksPerAddress', 'one address'],
          ['linksPerEmail', 'anna@example.org'],
        ]),
      );
      expect(count(await Promise.all(tries), 0)).toBe(burst);
    });

    it('U6 one letter warns a person', async () => {
      const due = addMonths(sampleAccount('anna').createdAt, 24).getTime();
      const claimed = await sixAtOnce((store) => claimWarning(store, 'anna', due));
      expect(claimed.filter((warning) => warning !== undefined)).toHaveLength(1);
    });

    it('X5 one server sends an email about a plan', async () => {
      await keepStanding(stores[0], 'anna', {});
      await stores[0].write((tx) => noteLetter(tx, FAILED_LETTER, 1));
      const claimed = await sixAtOnce((store) => claimLetter(store, FAILED_LETTER, 2));
      expect(claimed.filter((letter) => letter !== undefined)).toHaveLength(1);
    });

    it('A20 of two messages at once the state that was asked for last is kept', async () => {
      const [first, second] = stores as [Store, Store];
      await first.write((tx) => keepSubscription(tx, 'anna', subscriptionOf('incomplete'), 1));
      let provided = 'trialing';
      const asked = { early: 0, late: 0 };
      const early = billingOf(first, async () => {
        asked.early += 1;
        const state = subscriptionOf(provided);
        if (asked.early > 1) return state;
        // While this server waits for the answer, the person pays, and the other server is told.
        provided = 'active';
        await receiveBillingEvent(late, Buffer.from('evt_paid'), undefined);
        return state;
      });
      const late = billingOf(second, async () => {
        asked.late += 1;
        return subscriptionOf(provided);
      });
      await receiveBillingEvent(early, Buffer.from('evt_trial'), undefined);
      expect(await second.findSubscription('anna')).toMatchObject({ status: 'active' });
      expect(await first.findAccount('anna')).toMatchObject({ plan: 'premium' });
      expect(asked).toEqual({ early: 2, late: 1 });
    });

    it('A20 of states that were asked for at once one is kept, and the others are asked for again', async () => {
      const known = subscriptionOf('incomplete');
      await stores[0]?.write((tx) => keepSubscription(tx, 'anna', known, 1));
      const kept = await sixAtOnce((store) => {
        const state = subscriptionOf('trialing');
        return keepOnce(
          billingOf(store, async () => state),
          'anna',
          known,
          state,
        );
      });
      expect(count(kept, 'overtaken')).toBe(5);
    });

    it('A20 one message that reaches two servers is handled once', async () => {
      await stores[0]?.write((tx) => keepSubscription(tx, 'anna', subscriptionOf('incomplete'), 1));
      await sixAtOnce((store) => {
        const billing = billingOf(store, async () => subscriptionOf('trialing'));
        return receiveBillingEvent(billing, Buffer.from('evt_trial'), undefined);
      });
      const kept = await stores[1]?.read((tx) => findSubscription(tx, 'anna'));
      expect(kept).toMatchObject({ status: 'trialing', revision: 2 });
    });

    it('A11 a mailed link is used once', async () => {
      const reset = { tokenHash: 'link', accountId: 'anna', expiresAt: 10 };
      await stores[0].createPasswordReset(reset, 1);
      const redeemed = await sixAtOnce((store, at) =>
        store.redeemPasswordReset('link', `${at}`, 5),
      );
      expect(count(redeemed, 'anna')).toBe(1);
    });

    it('one person has one vote, and the votes of all are counted', async () => {
      const people = ['ben', ...Array.from({ length: 5 }, (_, at) => `voter-${at}`)];
      for (const id of people.slice(1)) await stores[0].createAccount(sampleAccount(id));
      const said = { suggestion: 'What is calm?', category: null };
      await submitSuggestion(stores[0], { id: 'anna' }, said, { id: 'one', now: 1 });
      const vote = (store: Store, who: string, voteType: 'upvote' | 'downvote') =>
        voteOnSuggestion(store, sampleAccount(who), 'one', { voteType });
      await sixAtOnce((store, at) => vote(store, 'ben', at % 3 === 0 ? 'downvote' : 'upvote'));
      expect(await listGivenVotes(stores[1], 'ben')).toHaveLength(1);
      const seen = await sixAtOnce((store, at) => vote(store, people[at] ?? '', 'upvote'));
      expect(Math.max(...seen.map(({ votes }) => votes))).toBe(6);
      expect(await vote(stores[1], 'ben', 'downvote')).toMatchObject({ votes: 4 });
    });

    it('Y6 Y7 a person has one vote and one flag on a reply, and three people hide it', async () => {
      const people = Array.from({ length: 6 }, (_, at) => `reader-${at}`);
      for (const id of people) await stores[0].createAccount(sampleAccount(id));
      const reply = { questionId: 'ours:1', id: 'reply', now: 1 };
      await submitReply(stores[0], { id: 'anna' }, { text: 'Early.' }, reply);
      await decideOnReply(stores[0], 'reply', 'approved');
      await sixAtOnce((store) => voteOnReply(store, sampleAccount('ben'), 'reply', 'upvote'));
      const seen = await sixAtOnce((store, at) =>
        voteOnReply(store, sampleAccount(people[at] ?? ''), 'reply', 'upvote'),
      );
      expect(Math.max(...seen.map(({ votes }) => votes))).toBe(7);
      const flag = { reason: 'unkind', now: 1 } as const;
      await sixAtOnce((store) => flagReply(store, { id: 'ben' }, 'reply', flag));
      expect(await listModeratedReplies(stores[1], 'flagged')).toMatchObject([
        { status: 'approved', flags: ['unkind'] },
      ]);
      await Promise.all(
        people
          .slice(0, 2)
          .map((id, at) => flagReply(stores[at] ?? stores[0], { id }, 'reply', flag)),
      );
      expect(await listModeratedReplies(stores[1], 'flagged')).toMatchObject([
        { status: 'pending', flags: ['unkind', 'unkind', 'unkind'] },
      ]);
    });

    const several = {
      get first() {
        return stores[0];
      },
      sixAtOnce,
    };
    severalCirclesContract(several);
    severalOrganizationsContract(several);
    severalRemindersContract(several);
  });
}
