import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

const route = {
  path: '/prayer-groups',
  load: async () => () => null,
  handle: { title: 'Prayer Circles' },
};

async function routeOf(userId: string) {
  const kept: Record<string, string> = { userId, username: 'somebody' };
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept[name] ?? null });
  const { ofAccounts } = await import('./of-accounts');
  return ofAccounts('circles', route);
}

it('P70 a guest meets what a screen needs an account for, and none of its code', async () => {
  const shown = await routeOf('guest-1');
  expect(shown.load).not.toBe(route.load);
  expect(shown.handle).toEqual({ title: 'Prayer Circles', needsAccount: 'circles' });
});

it('P70 whoever has an account meets the screen', async () => {
  expect(await routeOf('ada')).toBe(route);
});
