import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from './platform/testing/memory-storage';

interface Way {
  href: string;
  readonly dataset: { readonly withId: string };
}

const replace = vi.fn<(address: string) => void>();
let ways: Way[];
let root: { hidden: boolean; readonly dataset: Record<string, string> };
let loaded: () => void;

beforeEach(() => {
  vi.resetModules();
  replace.mockReset();
  ways = ['/home', '/daily-drop', '/prayer-groups'].map((withId) => ({
    href: '/login',
    dataset: { withId },
  }));
  root = { hidden: false, dataset: {} };
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('location', { replace });
  vi.stubGlobal('document', {
    documentElement: root,
    querySelectorAll: (selector: string) => (selector.startsWith('a[') ? ways : []),
  });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    if (name === 'DOMContentLoaded') listener();
    if (name === 'load') loaded = listener;
  });
});

async function arrive(stored: Record<string, string>): Promise<string[]> {
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  await import('./front-door');
  return ways.map(({ href }) => href);
}

it('without a stored user id every way in leads to sign-in', async () => {
  expect(await arrive({ username: 'miriam' })).toEqual(['/login', '/login', '/login']);
  expect(replace).not.toHaveBeenCalled();
});

it('with a stored user id alone they lead on', async () => {
  expect(await arrive({ userId: 'a' })).toEqual(['/home', '/daily-drop', '/prayer-groups']);
  expect(replace).not.toHaveBeenCalled();
});

it('stands in the light and the text size that were chosen on this device', async () => {
  await arrive({ appLight: 'night', appTextSize: 'large' });
  expect(root.dataset).toEqual({ theme: 'vigil', text: 'large' });
});

it('who is signed in on this browser sees nothing of the page and goes on to the app', async () => {
  await arrive({ userId: 'a', username: 'miriam' });
  expect(root.hidden).toBe(true);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/home');
});

it('A7 a session that an offline sign-out left open ends here', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetch);
  await arrive({ logoutPending: 'true' });
  await vi.waitFor(() => expect(localStorage.getItem('logoutPending')).toBeNull());
  expect(fetch).toHaveBeenCalledOnce();
  expect(String(fetch.mock.calls[0]?.[0])).toBe('/api/auth/logout');
});

it('the typefaces come once the page was painted', async () => {
  await arrive({});
  const style = { media: 'print' };
  vi.stubGlobal('document', { querySelectorAll: () => [style] });
  vi.stubGlobal('requestAnimationFrame', (painted: () => void) => painted());
  loaded();
  expect(style.media).toBe('print');
  await vi.waitFor(() => expect(style.media).toBe('all'));
});
