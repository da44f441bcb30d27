import { describe, expect, it } from 'vitest';
import { ACCOUNT_BOUNDS } from '../store/account-bounds';
import { sampleAccount } from '../store/testing/samples';
import { type OpenStore, useFreshStore } from './fresh-store';

export function accountsContract(open: OpenStore): void {
  describe('accounts', () => {
    const fresh = useFreshStore(open);

    it('keeps an account as it was given', async () => {
      const clara = sampleAccount('clara', { timeZone: 'Europe/Berlin', plan: 'trial' });
      expect(await fresh.store.createAccount(clara)).toEqual({ ok: true, account: clara });
      expect(await fresh.store.findAccount('clara')).toEqual(clara);
      expect(await fresh.store.findAccount('nobody')).toBeUndefined();
    });

    it('finds a username in any case, also beyond ASCII', async () => {
      await fresh.store.createAccount(sampleAccount('o', { username: 'Öznur' }));
      expect((await fresh.store.findAccountByUsername('öZNUR'))?.username).toBe('Öznur');
      expect(await fresh.store.findAccountByUsername('oznur')).toBeUndefined();
    });

    it('lets nobody take a name in another case', async () => {
      const name = sampleAccount('x', { username: 'NAME-Anna' });
      expect(await fresh.store.createAccount(name)).toEqual({ ok: false, code: 'USERNAME_TAKEN' });
      expect(await fresh.store.findAccount('x')).toBeUndefined();
    });

    it('gives a name that two ask for at once to one of them', async () => {
      const results = await Promise.all(
        ['p', 'q'].map((id) => fresh.store.createAccount(sampleAccount(id, { username: 'same' }))),
      );
      expect(results.map((result) => result.ok).sort()).toEqual([false, true]);
    });

    it('changes plan and time zone of one person', async () => {
      await fresh.store.setPlan('anna', 'free');
      await fresh.store.setTimeZone('anna', 'Asia/Tokyo');
      expect(await fresh.store.findAccount('anna')).toMatchObject({
        plan: 'free',
        timeZone: 'Asia/Tokyo',
      });
      expect(await fresh.store.findAccount('ben')).toMatchObject({
        plan: 'premium',
        timeZone: null,
      });
    });
  });

  describe('sessions', () => {
    const fresh = useFreshStore(open);
    const session = { tokenHash: 'abc', accountId: 'anna', createdAt: 1_000, expiresAt: 2_000 };

    it('finds a session with its account until it expires', async () => {
      await fresh.store.createSession(session);
      const found = await fresh.store.findSession('abc', 1_999);
      expect(found?.session).toEqual({ ...session, device: null, lastSeenAt: 1_000 });
      expect(found?.account.id).toBe('anna');
      expect(await fresh.store.findSession('abc', 2_000)).toBeUndefined();
      expect(await fresh.store.findSession('other', 1_500)).toBeUndefined();
    });

    it('A7 forgets a session that was ended, and only that', async () => {
      await fresh.store.createSession(session);
      await fresh.store.createSession({ ...session, tokenHash: 'def' });
      await fresh.store.deleteSession('abc');
      expect(await fresh.store.findSession('abc', 1_500)).toBeUndefined();
      expect(await fresh.store.findSession('def', 1_500)).toBeDefined();
    });

    it('A44 keeps the sessions of a person that were seen last, and no others’', async () => {
      const { sessions } = ACCOUNT_BOUNDS;
      await fresh.store.createSession({ ...session, tokenHash: 'of ben', accountId: 'ben' });
      await fresh.store.createSession(session);
      for (let index = 0; index < sessions; index += 1) {
        await fresh.store.createSession({ ...session, tokenHash: `session-${index}` });
        await fresh.store.touchSession({ tokenHash: 'abc', accountId: 'anna' }, 1_600 + index);
      }
      const left = (await fresh.store.listSessions('anna')).map(({ tokenHash }) => tokenHash);
      expect(left).toHaveLength(sessions);
      expect(left).toEqual(expect.arrayContaining(['abc', `session-${sessions - 1}`]));
      expect(await fresh.store.listSessions('ben')).toHaveLength(1);
    });

    it('A7 ends every session of a person but one', async () => {
      for (const tokenHash of ['abc', 'def', 'ghi']) {
        await fresh.store.createSession({ ...session, tokenHash });
      }
      await fresh.store.createSession({ ...session, tokenHash: 'of ben', accountId: 'ben' });
      await fresh.store.deleteOtherSessions('anna', 'def');
      const left = await fresh.store.listSessions('anna');
      expect(left.map(({ tokenHash }) => tokenHash)).toEqual(['def']);
      expect(await fresh.store.listSessions('ben')).toHaveLength(1);
    });

    it('says what it was begun with and when it was last used', async () => {
      await fresh.store.createSession({ ...session, device: 'Chrome on Android' });
      await fresh.store.touchSession({ tokenHash: 'abc', accountId: 'anna' }, 1_700);
      await fresh.store.touchSession({ tokenHash: 'ended', accountId: 'anna' }, 1_700);
      expect(await fresh.store.listSessions('anna')).toEqual([
        { ...session, device: 'Chrome on Android', deviceName: null, lastSeenAt: 1_700 },
      ]);
    });

    it('keeps what its person calls the device, until they call it otherwise', async () => {
      const nameOf = async () => (await fresh.store.listSessions('anna'))[0]?.deviceName;
      await fresh.store.createSession({ ...session, deviceName: 'Küche 🍞' });
      expect(await nameOf()).toBe('Küche 🍞');
      await fresh.store.nameSession({ ...session, accountId: 'ben' }, 'of another');
      expect(await nameOf()).toBe('Küche 🍞');
      await fresh.store.nameSession(session, 'Kitchen tablet');
      expect(await nameOf()).toBe('Kitchen tablet');
      await fresh.store.nameSession(session, '');
      expect(await nameOf()).toBeNull();
    });

    it('shows the plan as it is now, not as it was at sign-in', async () => {
      await fresh.store.createSession(session);
      await fresh.store.setPlan('anna', 'free');
      expect((await fresh.store.findSession('abc', 1_500))?.account.plan).toBe('free');
    });
  });

  describe('device keys', () => {
    const fresh = useFreshStore(open);
    const keep = async (person: string, device: string) =>
      Buffer.from(await fresh.store.keepDeviceKey(person, device)).toString('hex');
    const has = (person: string, device: string) => fresh.store.hasDeviceKey(person, device);

    it('A22 gives a person the same key on one device again and again', async () => {
      const key = await keep('anna', 'tablet');
      expect(key).toHaveLength(64);
      expect(await keep('anna', 'tablet')).toBe(key);
      const others = [await keep('anna', 'phone'), await keep('ben', 'tablet')];
      expect(new Set([key, ...others]).size).toBe(3);
    });

    it('A9 knows which devices a person has a key on', async () => {
      await keep('anna', 'tablet');
      expect(await has('anna', 'tablet')).toBe(true);
      expect([await has('anna', 'phone'), await has('ben', 'tablet')]).toEqual([false, false]);
    });

    it('A44 keeps few devices of a person, and gives the others their keys again', async () => {
      const devices = Array.from({ length: 120 }, (_, index) => `device-${index}`);
      const keys: string[] = [];
      for (const device of devices) keys.push(await keep('anna', device));
      const known = await Promise.all(devices.map((device) => has('anna', device)));
      expect(known.filter(Boolean)).toHaveLength(ACCOUNT_BOUNDS.knownDevices);
      expect(known.at(-1)).toBe(true);
      for (const [at, device] of devices.entries())
        expect(await keep('anna', device)).toBe(keys[at]);
    });
  });
}
