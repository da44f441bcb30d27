import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIndexedDbDisk } from '../../web/records/testing/disk';
import { closeTabs, openTab } from '../../web/records/testing/open-tab';

const ORIGIN = 'https://choose.example';
const POLICY = { 'content-security-policy': "script-src 'self' 'sha256-abc='" };

const fetching = vi.fn<typeof fetch>();
let kept: Map<string, Response>;
let underWay: Promise<unknown>[];

beforeEach(() => {
  fetching.mockReset();
  kept = new Map();
  underWay = [];
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('FetchEvent', class {});
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('fetch', fetching);
  const match = async ({ url }: Request) => kept.get(url)?.clone();
  const put = async ({ url }: Request, response: Response) => void kept.set(url, response);
  vi.stubGlobal('caches', { match, open: async () => ({ put }) });
});
afterEach(closeTabs);

function served(text: string, init: ResponseInit = { headers: POLICY }): Response {
  return new Response(text, init);
}

/** What a navigation is answered with, once all that it began is done. */
async function answer(): Promise<Response> {
  const { answerLanding } = await import('./landing');
  const event = { waitUntil: (work: Promise<unknown>) => void underWay.push(work) };
  const asked = { event, request: new Request(ORIGIN), url: new URL(ORIGIN) };
  const answered = await answerLanding(
    asked as unknown as Parameters<typeof answerLanding>[0],
    async () => served('the shell'),
  );
  await Promise.all(underWay);
  return answered;
}

describe('the landing page', () => {
  it('comes from the device under the policy it was served with, and a newer one is there the next time', async () => {
    fetching.mockResolvedValueOnce(served('first'));
    await answer();
    fetching.mockResolvedValueOnce(served('second'));
    const again = await answer();
    expect(await again.text()).toBe('first');
    expect(again.headers.get('content-security-policy')).toBe(POLICY['content-security-policy']);
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await (await answer()).text()).toBe('second');
  });

  it('A22 is asked for without a session', async () => {
    fetching.mockResolvedValueOnce(served('a page'));
    await answer();
    const [asked] = fetching.mock.calls[0] ?? [];
    expect(asked).toMatchObject({ url: `${ORIGIN}/`, credentials: 'omit' });
  });

  it.each<[string, () => Promise<Response>]>([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['where the server fails', async () => served('', { status: 502, headers: POLICY })],
    ['where the server has none, but the shell', async () => served('served', { headers: {} })],
    [
      'F14 where a stranger’s network leads elsewhere',
      async () =>
        Object.defineProperty(served('pay for the network'), 'redirected', { value: true }),
    ],
  ])('is the shell %s, and nothing is kept', async (_where, happens) => {
    fetching.mockImplementation(happens);
    expect(await (await answer()).text()).toBe('the shell');
    expect(kept.size).toBe(0);
  });
});

describe('who it is for', () => {
  const at = (path: string) => new URL(path, ORIGIN);

  it('is whoever comes to the door while nobody’s words are on the device', async () => {
    const { isForVisitor } = await import('./landing');
    const disk = createIndexedDbDisk();
    expect(await isForVisitor(at('/?from=a-friend'), disk.idb)).toBe(true);
    for (const path of ['/home', '/login', '/no-such-page']) {
      expect(await isForVisitor(at(path), disk.idb)).toBe(false);
    }
    const tab = await openTab(disk);
    expect(await isForVisitor(at('/'), disk.idb)).toBe(false);
    await tab.close();
    expect(await isForVisitor(at('/'), disk.idb)).toBe(false);
  });

  it('F3 is nobody where a browser won’t say, for then a sign-out may have been cut short', async () => {
    const { isForVisitor } = await import('./landing');
    const { idb } = createIndexedDbDisk();
    const databases = () => Promise.reject(new DOMException('', 'UnknownError'));
    expect(
      await isForVisitor(at('/'), { ...idb, indexedDB: { ...idb.indexedDB, databases } }),
    ).toBe(false);
  });
});
