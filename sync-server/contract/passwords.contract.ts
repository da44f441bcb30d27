import { describe, expect, it } from 'vitest';
import type { PasswordChange } from '../store/store';
import { type OpenStore, useFreshStore } from './fresh-store';

export function passwordsContract(open: OpenStore): void {
  describe('passwords', () => {
    const fresh = useFreshStore(open);
    const change: PasswordChange = {
      accountId: 'anna',
      from: 'hash',
      to: 'new hash',
      keptTokenHash: 'phone',
    };
    const reset = { tokenHash: 'link', accountId: 'anna', expiresAt: 2_000 };
    const signIn = (tokenHash: string, accountId = 'anna') =>
      fresh.store.createSession({ tokenHash, accountId, createdAt: 0, expiresAt: 9_000 });
    const signedIn = async (accountId: string) =>
      (await fresh.store.listSessions(accountId)).map(({ tokenHash }) => tokenHash);
    const hashOf = async (accountId: string) =>
      (await fresh.store.findAccount(accountId))?.passwordHash;

    it('finds an account by its address in any case', async () => {
      expect((await fresh.store.findAccountByEmail('ANNA@Example.org'))?.id).toBe('anna');
      expect(await fresh.store.findAccountByEmail('nobody@example.org')).toBeUndefined();
    });

    it('A7 a change ends every other session of that person, and no link opens any more', async () => {
      for (const device of ['phone', 'tablet']) await signIn(device);
      await signIn('of ben', 'ben');
      await fresh.store.createPasswordReset(reset, 1_000);
      expect(await fresh.store.changePassword(change)).toBe(true);
      expect([await hashOf('anna'), await hashOf('ben')]).toEqual(['new hash', 'hash']);
      expect([await signedIn('anna'), await signedIn('ben')]).toEqual([['phone'], ['of ben']]);
      expect(await fresh.store.findPasswordReset('link', 1_000)).toBeUndefined();
    });

    it('A7 a change that comes after another changes nothing', async () => {
      await signIn('tablet');
      await fresh.store.changePassword({ ...change, keptTokenHash: 'tablet' });
      expect(await fresh.store.changePassword({ ...change, to: 'other' })).toBe(false);
      expect([await hashOf('anna'), await signedIn('anna')]).toEqual(['new hash', ['tablet']]);
    });

    it('A11 a link sets a password once, ends every session, and takes the other links along', async () => {
      await signIn('phone');
      await fresh.store.createPasswordReset(reset, 1_000);
      await fresh.store.createPasswordReset({ ...reset, tokenHash: 'second link' }, 1_000);
      expect((await fresh.store.findPasswordReset('link', 1_999))?.id).toBe('anna');
      const redeem = (tokenHash: string, to: string) =>
        fresh.store.redeemPasswordReset(tokenHash, to, 1_999);
      const both = await Promise.all([redeem('link', 'one'), redeem('link', 'two')]);
      expect(both.toSorted()).toEqual(['anna', undefined]);
      const set = both[0] === 'anna' ? 'one' : 'two';
      expect([await hashOf('anna'), await signedIn('anna')]).toEqual([set, []]);
      expect(await redeem('second link', 'three')).toBeUndefined();
      expect(await hashOf('ben')).toBe('hash');
    });

    it('A11 a link opens nothing from the moment it expires', async () => {
      await fresh.store.createPasswordReset(reset, 1_000);
      expect(await fresh.store.findPasswordReset('link', 2_000)).toBeUndefined();
      expect(await fresh.store.redeemPasswordReset('link', 'new hash', 2_000)).toBeUndefined();
      expect(await hashOf('anna')).toBe('hash');
    });

    it('keeps the links of a person who takes another name', async () => {
      await fresh.store.createPasswordReset(reset, 1_000);
      await fresh.store.changeNames('anna', { username: 'annika' });
      expect((await fresh.store.findPasswordReset('link', 1_500))?.id).toBe('anna');
    });

    it('forgets links that have expired when another is sent, and those of an erased person', async () => {
      await fresh.store.createPasswordReset(reset, 1_000);
      const later = { tokenHash: 'later', accountId: 'ben', expiresAt: 6_000 };
      await fresh.store.createPasswordReset(later, 2_500);
      expect(await fresh.store.findPasswordReset('link', 0)).toBeUndefined();
      await fresh.store.eraseAccount('ben');
      expect(await fresh.store.findPasswordReset('later', 0)).toBeUndefined();
    });
  });
}
