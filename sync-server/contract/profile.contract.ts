import { describe, expect, it } from 'vitest';
import type { ProfileImage } from '../store/store';
import { type OpenStore, useFreshStore } from './fresh-store';

const IMAGE: ProfileImage = { id: 'one', type: 'image/png', bytes: Buffer.from('a picture') };
const OTHER: ProfileImage = { id: 'two', type: 'image/jpeg', bytes: Buffer.alloc(3_000, 7) };

export function profileContract(open: OpenStore): void {
  describe('names', () => {
    const fresh = useFreshStore(open);

    it('changes the username of one person, who is then found by the new one alone', async () => {
      expect(await fresh.store.changeNames('anna', { username: 'Öznur' })).toBeUndefined();
      const found = await fresh.store.findAccountByUsername('öznur');
      expect(found).toMatchObject({ id: 'anna', username: 'Öznur', email: 'anna@example.org' });
      expect(await fresh.store.findAccountByUsername('name-anna')).toBeUndefined();
      expect((await fresh.store.findAccount('ben'))?.username).toBe('name-ben');
    });

    it('lets nobody take what another has, in any case', async () => {
      const { store } = fresh;
      expect(await store.changeNames('anna', { username: 'NAME-Ben' })).toBe('USERNAME_TAKEN');
      expect((await store.findAccount('anna'))?.username).toBe('name-anna');
    });

    it('lets a person write their own name another way', async () => {
      expect(await fresh.store.changeNames('anna', { username: 'Name-Anna' })).toBeUndefined();
      expect((await fresh.store.findAccount('anna'))?.username).toBe('Name-Anna');
    });

    it('gives a name that two ask for at once to one of them', async () => {
      const results = await Promise.all(
        ['anna', 'ben'].map((id) => fresh.store.changeNames(id, { username: 'same' })),
      );
      expect(results.sort()).toEqual(['USERNAME_TAKEN', undefined]);
    });
  });

  describe('profile images', () => {
    const fresh = useFreshStore(open);

    it('keeps one of each person, the newest', async () => {
      const { store } = fresh;
      expect(await store.profileImageId('anna')).toBeUndefined();
      expect(await store.findProfileImage('anna')).toBeUndefined();
      await store.keepProfileImage('anna', OTHER);
      await store.keepProfileImage('ben', OTHER);
      await store.keepProfileImage('anna', IMAGE);
      expect(await store.profileImageId('anna')).toBe('one');
      expect(await store.findProfileImage('anna')).toEqual(IMAGE);
      expect(await store.findProfileImage('ben')).toEqual(OTHER);
    });

    it('removes one, and none is no failure', async () => {
      await fresh.store.keepProfileImage('anna', IMAGE);
      await fresh.store.removeProfileImage('anna');
      await fresh.store.removeProfileImage('anna');
      expect(await fresh.store.findProfileImage('anna')).toBeUndefined();
    });

    it('removes one with its person', async () => {
      await fresh.store.keepProfileImage('anna', IMAGE);
      await fresh.store.eraseAccount('anna');
      expect(await fresh.store.profileImageId('anna')).toBeUndefined();
    });
  });
}
