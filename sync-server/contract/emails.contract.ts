import { describe, expect, it } from 'vitest';
import { sampleAccount } from '../store/testing/samples';
import { type OpenStore, useFreshStore } from './fresh-store';

export function emailsContract(open: OpenStore): void {
  describe('email addresses', () => {
    const fresh = useFreshStore(open);
    const NEW = 'new@example.org';
    const proof = { tokenHash: 'link', accountId: 'anna', email: NEW, expiresAt: 2_000 };
    const type = (unprovedEmail: string | null, accountId = 'anna', passwordHash = 'hash') =>
      fresh.store.typeEmail({ accountId, unprovedEmail, passwordHash });
    const addressesOf = async (accountId: string) => {
      const account = await fresh.store.findAccount(accountId);
      return [account?.email, account?.unprovedEmail];
    };

    it('A32 takes any number of accounts that typed one address, and finds none of them by it', async () => {
      for (const id of ['x', 'y']) {
        const typed = sampleAccount(id, { email: '', unprovedEmail: 'anna@example.org' });
        expect(await fresh.store.createAccount(typed)).toEqual({ ok: true, account: typed });
      }
      expect((await fresh.store.findAccountByEmail('ANNA@example.org'))?.id).toBe('anna');
      for (const email of ['x', '']) {
        expect(await fresh.store.findAccountByEmail(email)).toBeUndefined();
      }
    });

    it('A31 keeps the address in force until a link proves the new one, once', async () => {
      expect(await type(NEW)).toBe(true);
      expect(await fresh.store.createEmailProof(proof, 1_000)).toBe(true);
      expect(await addressesOf('anna')).toEqual(['anna@example.org', NEW]);
      expect(await fresh.store.findAccountByEmail(NEW)).toBeUndefined();
      const redeem = () => fresh.store.redeemEmailProof('link', 1_999);
      const answers = await Promise.all([redeem(), redeem()]);
      const proved = { accountId: 'anna', timeZone: null, before: 'anna@example.org' };
      expect(answers.filter((answer) => answer !== undefined)).toEqual([proved]);
      expect(await addressesOf('anna')).toEqual([NEW, null]);
      expect((await fresh.store.findAccountByEmail('NEW@example.org'))?.id).toBe('anna');
      expect(await fresh.store.findAccountByEmail('anna@example.org')).toBeUndefined();
    });

    it('A31 a link proves nothing from the moment it expires', async () => {
      await type(NEW);
      await fresh.store.createEmailProof(proof, 1_000);
      expect(await fresh.store.redeemEmailProof('link', 2_000)).toBeUndefined();
      expect(await addressesOf('anna')).toEqual(['anna@example.org', NEW]);
    });

    it('A31 a link proves nothing once another address is typed, or none, or the same again', async () => {
      for (const typed of ['other@example.org', null, NEW]) {
        await type(NEW);
        await fresh.store.createEmailProof(proof, 1_000);
        await type(typed);
        expect(await fresh.store.redeemEmailProof('link', 1_500)).toBeUndefined();
      }
      await type(null);
      expect(await fresh.store.createEmailProof(proof, 1_000)).toBe(false);
    });

    it('A32 of two who prove one address it is the first one’s', async () => {
      for (const accountId of ['anna', 'ben']) {
        await type(NEW, accountId);
        const tokenHash = `of ${accountId}`;
        await fresh.store.createEmailProof({ ...proof, tokenHash, accountId }, 1_000);
      }
      const redeem = (person: string) => fresh.store.redeemEmailProof(`of ${person}`, 1_500);
      const proved = await Promise.all([redeem('ben'), redeem('anna')]);
      const [first, ...others] = proved.flatMap((one) => one?.accountId ?? []);
      expect(['anna', 'ben']).toContain(first);
      expect(others).toEqual([]);
      const other = first === 'anna' ? 'ben' : 'anna';
      expect(await addressesOf(other)).toEqual([`${other}@example.org`, NEW]);
    });

    it('A7 changes no address once the password that was proved for it is another', async () => {
      expect(await type(NEW, 'anna', 'an earlier hash')).toBe(false);
      expect(await addressesOf('anna')).toEqual(['anna@example.org', null]);
      await type(NEW);
      await fresh.store.createEmailProof(proof, 1_000);
      const change = { accountId: 'anna', from: 'hash', to: 'new hash', keptTokenHash: '' };
      await fresh.store.changePassword(change);
      expect(await fresh.store.redeemEmailProof('link', 1_500)).toBeUndefined();
    });

    it('A31 a proof drops the links for a new password, which lie in the old box', async () => {
      const reset = { tokenHash: 'reset', accountId: 'anna', expiresAt: 2_000 };
      await fresh.store.createPasswordReset(reset, 1_000);
      await type(NEW);
      await fresh.store.createEmailProof(proof, 1_000);
      expect(await fresh.store.findPasswordReset('reset', 1_500)).toBeDefined();
      await fresh.store.redeemEmailProof('link', 1_500);
      expect(await fresh.store.findPasswordReset('reset', 1_500)).toBeUndefined();
    });

    it('forgets links that have expired when another is sent, and those of an erased person', async () => {
      await type(NEW);
      await type(NEW, 'ben');
      await fresh.store.createEmailProof(proof, 1_000);
      const later = { ...proof, tokenHash: 'later', accountId: 'ben', expiresAt: 6_000 };
      await fresh.store.createEmailProof(later, 2_500);
      expect(await fresh.store.redeemEmailProof('link', 0)).toBeUndefined();
      await fresh.store.eraseAccount('ben');
      expect(await fresh.store.redeemEmailProof('later', 0)).toBeUndefined();
    });
  });
}
