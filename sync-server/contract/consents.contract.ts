import { describe, expect, it } from 'vitest';
import { FIRST_LINK, isChainWhole } from '../store/consent-chain';
import type { Consent } from '../store/store';
import { type OpenStore, useFreshStore } from './fresh-store';

const said = (at: number, change: Partial<Consent> = {}): Consent => ({
  at,
  consentType: 'cookies',
  granted: false,
  version: '3.0',
  analytics: false,
  marketing: false,
  ...change,
});

export function consentsContract(open: OpenStore): void {
  describe('the consent log', () => {
    const fresh = useFreshStore(open);
    const say = async (...consents: Consent[]) => {
      for (const each of consents) await fresh.store.appendConsent('anna', each);
    };
    const log = () => fresh.store.listConsents('anna', 100);

    it('keeps what was said in its order, each row naming the one before', async () => {
      const yes = said(20, { granted: true, analytics: true });
      await say(said(10), yes, said(30));
      const rows = await log();
      expect(rows).toMatchObject([{ number: 1, ...said(10) }, yes, said(30)]);
      const [first, second, third] = rows;
      expect([first?.previous, second?.previous, third?.previous]).toEqual([
        FIRST_LINK,
        first?.link,
        second?.link,
      ]);
      expect(isChainWhole('anna', rows)).toBe(true);
    });

    it('is one chain for each person', async () => {
      await say(said(10), said(20));
      await fresh.store.appendConsent('ben', said(10));
      const bens = await fresh.store.listConsents('ben', 100);
      expect(bens).toMatchObject([{ number: 1, previous: FIRST_LINK }]);
      expect(bens[0]?.link).not.toBe((await log())[0]?.link);
    });

    it('shows the newest, oldest of them first', async () => {
      await say(said(10), said(20), said(30));
      const rows = await fresh.store.listConsents('anna', 2);
      expect(rows.map(({ at }) => at)).toEqual([20, 30]);
      expect(isChainWhole('anna', rows)).toBe(true);
    });

    it('lets the oldest go after their time, without a gap where the clock went back', async () => {
      await say(said(10), said(50), said(20), said(60));
      expect(await fresh.store.deleteConsentsUntil(20)).toBe(1);
      const rows = await log();
      expect(rows.map(({ at }) => at)).toEqual([50, 20, 60]);
      expect(isChainWhole('anna', rows)).toBe(true);
      expect(await fresh.store.deleteConsentsUntil(60)).toBe(3);
      await say(said(70));
      expect(isChainWhole('anna', await log())).toBe(true);
    });

    it('outlives its account, whole and as it was, and goes after its own time', async () => {
      await say(said(10), said(20), said(30));
      const before = await log();
      await fresh.store.eraseAccount('anna');
      expect(await log()).toEqual(before);
      expect(await fresh.store.deleteConsentsUntil(10)).toBe(1);
      expect(await log()).toEqual(before.slice(1));
      expect(isChainWhole('anna', await log())).toBe(true);
      expect(await fresh.store.deleteConsentsUntil(30)).toBe(2);
      expect(await log()).toEqual([]);
    });

    it('is given whole where no number is asked for', async () => {
      await say(said(10), said(20), said(30));
      expect(await fresh.store.listConsents('anna')).toEqual(await log());
    });

    it('takes nothing for nobody, and nothing more for whoever is gone', async () => {
      await say(said(10));
      await fresh.store.eraseAccount('anna');
      for (const id of ['anna', 'nobody']) {
        await expect(fresh.store.appendConsent(id, said(20))).rejects.toThrow();
      }
      expect(await log()).toHaveLength(1);
    });
  });
}
