import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTENT_CACHES } from '../../../shared/content/offline-window';
import { CONTENT_MANIFEST_URL, dropUrl } from '../../../shared/content/pack';
import { manifestOf } from '../../../shared/content/testing/manifest';
import { forgetKeptHome, type KeptHome, keepHome } from '../../../web/content/early-page/kept-home';
import {
  forgetBookmark,
  keepBookmark,
  keepTextStep,
  WORKER_NOTES,
} from '../../../web/content/early-page/worker-notes';
import { paintAhead } from './paint-ahead';
import { DROP } from './testing/drop';

const APP = '<script type="module" src="/app.js"></script>';
const SHELL = `${APP}<body><div id="root"></div></body>`;
const VERSION = '0123456789ab';
const DROP_AT = dropUrl(VERSION, DROP.day);

let kept: Map<string, Map<string, string>>;

beforeEach(async () => {
  kept = new Map();
  vi.stubGlobal('caches', { open: async (name: string) => cacheOf(name) });
  put(CONTENT_CACHES.text, CONTENT_MANIFEST_URL, JSON.stringify(manifestOf(VERSION)));
  put(CONTENT_CACHES.text, DROP_AT, JSON.stringify(DROP));
  await keepBookmark({ day: DROP.day, from: '2026-03-01' });
});

function cacheOf(name: string) {
  const files = kept.get(name) ?? new Map<string, string>();
  kept.set(name, files);
  return {
    match: async (path: string) => {
      const text = files.get(path);
      return text === undefined ? undefined : new Response(text);
    },
    put: async (path: string, file: Response) => void files.set(path, await file.text()),
    delete: async (path: string) => files.delete(path),
  };
}

function put(cache: string, path: string, text: string): void {
  kept.set(cache, new Map(kept.get(cache)).set(path, text));
}

function paint(address: string): Promise<Response> {
  const shell = new Response(SHELL, {
    headers: { 'content-security-policy': "script-src 'self'" },
  });
  return paintAhead(Promise.resolve(shell), new URL(address, 'https://choose.example'));
}

async function isPlain(address: string): Promise<boolean> {
  return (await (await paint(address)).text()) === SHELL;
}

describe('the shell of the Daily Drop', () => {
  it('A25 holds the text before the place of the app, under the policy it was kept with', async () => {
    const page = await paint('/daily-drop');
    expect(page.headers.get('content-security-policy')).toBe("script-src 'self'");
    const html = await page.text();
    expect(html).toMatch(/<body>\s*<div id="early-page" data-day="17"/);
    expect(html).toContain('A second paragraph.');
    expect(html).toMatch(/<\/div><div id="root"><\/div><\/body>$/);
  });

  it('holds the app until that is painted', async () => {
    const html = await (await paint('/daily-drop')).text();
    expect(html).toContain('<script type="text/held" src="/app.js"></script>');
    expect(html).not.toContain(APP);
  });

  it('is set in the size the person reads in', async () => {
    expect(await (await paint('/daily-drop?day=17')).text()).toContain('text-scale-3');
    await keepTextStep(6);
    expect(await (await paint('/daily-drop?day=17')).text()).toContain('text-scale-6');
  });

  it('A22 is plain for whoever comes after a sign-out', async () => {
    await forgetBookmark();
    expect(await isPlain('/daily-drop')).toBe(true);
    expect(await isPlain('/daily-drop?day=17')).toBe(true);
  });

  it('is plain where the drop is not kept', async () => {
    expect(await isPlain('/daily-drop?day=18')).toBe(true);
    kept.delete(CONTENT_CACHES.text);
    expect(await isPlain('/daily-drop')).toBe(true);
  });

  it.each([
    ['the drop', CONTENT_CACHES.text, DROP_AT],
    ['the manifest', CONTENT_CACHES.text, CONTENT_MANIFEST_URL],
    ['the note', WORKER_NOTES.cache, WORKER_NOTES.bookmark],
  ])('is plain where %s is damaged', async (_what, cache, path) => {
    for (const damage of ['{"day":', '{"day":17}', '[]']) {
      put(cache, path, damage);
      expect(await isPlain('/daily-drop')).toBe(true);
    }
  });

  it('is plain where the browser keeps nothing', async () => {
    vi.stubGlobal('caches', undefined);
    await expect(keepBookmark({ day: 1, from: '2026-03-01' })).resolves.toBeUndefined();
    expect(await isPlain('/daily-drop')).toBe(true);
  });
});

describe('the shell of Home', () => {
  const HOME: KeptHome = {
    personId: 'a"da',
    part: '2026-03-01 from 5',
    app: ['/app.js'],
    hasRail: true,
    html: '<main>Good morning</main>',
  };
  const keep = (home: KeptHome = HOME) => keepHome(home, async () => ({ userId: home.personId }));

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T09:30:00') });
    await keep();
  });
  afterEach(() => void vi.useRealTimers());

  it.each(['/home', '/'])(
    'K2 A25 at %s holds the kept Home inert, with whose it is',
    async (at) => {
      const page = await paint(at);
      expect(page.headers.get('content-security-policy')).toBe("script-src 'self'");
      expect(await page.text()).toContain(
        '<body><template id="kept-home" data-person="a&quot;da" data-rail="true"><main>Good morning</main></template><div id="root">',
      );
    },
  );

  it('holds the app until the kept Home is painted', async () => {
    expect(await (await paint('/home')).text()).toContain(
      '<script type="text/held" src="/app.js">',
    );
  });

  it.each(['2026-03-01T04:59:00', '2026-03-01T12:00:00', '2026-03-02T09:30:00'])(
    'K1 is plain in another part of the day or on another day: %s',
    async (moment) => {
      vi.setSystemTime(new Date(moment));
      expect(await isPlain('/home')).toBe(true);
    },
  );

  it('K1 is plain in another build', async () => {
    await keep({ ...HOME, app: ['/app.js', '/other.css'] });
    expect(await isPlain('/home')).toBe(true);
    await keep({ ...HOME, app: [] });
    expect(await isPlain('/home')).toBe(true);
  });

  it('K3 A22 is plain for whoever comes after a sign-out', async () => {
    await forgetKeptHome();
    expect(await isPlain('/home')).toBe(true);
  });

  it('is plain where what is kept is damaged, or the browser keeps nothing', async () => {
    put(WORKER_NOTES.cache, WORKER_NOTES.home, '{"html":');
    expect(await isPlain('/home')).toBe(true);
    put(WORKER_NOTES.cache, WORKER_NOTES.home, '{"html":"<main>"}');
    expect(await isPlain('/home')).toBe(true);
    vi.stubGlobal('caches', undefined);
    expect(await isPlain('/home')).toBe(true);
  });

  it('is at no other address', async () => {
    for (const address of ['/auth', '/journal', '/home/', '/daily-drop']) {
      expect(await (await paint(address)).text()).not.toContain('kept-home');
    }
  });
});

it('no other address holds any of it', async () => {
  for (const address of ['/', '/home', '/auth', '/daily-drop/history', '/journal?day=17']) {
    expect(await isPlain(address)).toBe(true);
  }
});
