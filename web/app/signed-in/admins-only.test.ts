import { beforeEach, expect, it, vi } from 'vitest';
import { keepAccountFacts } from '../../account/account-facts';
import { storeSession } from '../../platform/session';
import { adminsOnly } from './admins-only';

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  storeSession({ userId: 'p1', username: 'miriam' });
});

it('lets corporate administrators alone in, and leads everybody else to Home', () => {
  expect(adminsOnly()).toBe('/home');
  keepAccountFacts('p1', { onboarded: true, userType: 'group_member' });
  expect(adminsOnly()).toBe('/home');
  keepAccountFacts('p1', { onboarded: true, userType: 'corporate_admin' });
  expect(adminsOnly()).toBeNull();
});

it('takes nobody for whoever was signed in before', () => {
  keepAccountFacts('p1', { onboarded: true, userType: 'corporate_admin' });
  storeSession({ userId: 'p2', username: 'ben' });
  expect(adminsOnly()).toBe('/home');
});
