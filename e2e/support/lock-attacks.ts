import { createHash, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { lockStands, turnLockOn, unlock } from './app-lock';
import { postsOf } from './calls';
import { everythingStored } from './everything-stored';
import { go } from './go';
import { everythingIsSynced, type Person, register, shellIsKept, somebody } from './person';

/** Texts that must not be readable while the app is locked. Each is stored in one place. */
export const SECRETS = Array.from({ length: 24 }, (_, at) => `secret-${at}-of-24`);
const [SPOKEN = '', DRAFTED = '', LAST_WORD = '', ...WRITTEN] = SECRETS;
const ENTRIES = [WRITTEN.slice(0, 10).join(' '), WRITTEN.slice(10).join(' ')];

/** A person with entries, a draft, last words and a recording, whose lock has just been turned on. */
export interface Locked {
  readonly person: Person;
  /** Where the recording is. */
  readonly recording: string;
}

/** Registers a person, has them write and say all secrets, and turns their lock on. The lock screen is then shown. */
export async function lockSecrets(page: Page, origin: string, choice?: string): Promise<Locked> {
  const person = somebody();
  await register(page, origin, person);
  await shellIsKept(page);
  await everythingIsSynced(page);
  const recording = await sendRecording(page, origin, SPOKEN);
  const post = await postsOf(page, origin);
  for (const content of ENTRIES) await post('journal', { content, audioUrl: recording });
  await page.goto(`${origin}/journal/history`);
  await expect(page.getByText(WRITTEN[0] ?? '')).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => keepsRecording(page, recording)).toBe(true);
  await page.goto(`${origin}/journal?new`);
  await page.locator('textarea.sheet').fill(DRAFTED);
  await page.evaluate((value) => {
    const name = `lastWords:${localStorage.getItem('userId')}:page:key`;
    localStorage.setItem(name, JSON.stringify({ key: 'key', value }));
  }, LAST_WORD);
  await expect.poll(() => missingIn(page)).toEqual([]);
  await turnLockOn(page, origin, person, choice);
  return { person, recording };
}

/** Which secrets a page that may read everything does not find stored. */
async function missingIn(page: Page): Promise<string[]> {
  const stored = await everythingStored(page);
  return SECRETS.filter((word) => !stored.includes(word));
}

/** The device keeps a recording of another one as it plays it. */
async function keepsRecording(page: Page, recording: string): Promise<boolean> {
  await page.evaluate(async (url) => (await fetch(url)).blob(), recording);
  return (await everythingStored(page)).includes(SPOKEN);
}

/** Sends a recording of another device, whose bytes are these words. */
export async function sendRecording(page: Page, origin: string, words: string): Promise<string> {
  const url = `/api/media/${randomUUID()}`;
  const sound = Buffer.from(`\x1a\x45\xdf\xa3${words}`, 'latin1');
  const sent = await page.context().request.put(origin + url, {
    headers: {
      'x-user-id': await page.evaluate(() => localStorage.getItem('userId') ?? ''),
      'content-type': 'audio/webm',
      'content-range': `bytes 0-${sound.length - 1}/${sound.length}`,
      'x-media-sha256': createHash('sha256').update(sound).digest('hex'),
    },
    data: sound,
  });
  expect(await sent.json()).toMatchObject({ complete: true });
  return url;
}

/** No secret in what is stored, nor in the page. */
export async function holdsNoSecret(page: Page): Promise<void> {
  isNoneIn(await everythingStored(page), 'what is stored');
  isNoneIn(await page.content(), 'the page');
}

/** No secret in a text that somebody got hold of. */
export function isNoneIn(text: string, what: string): void {
  expect(
    SECRETS.filter((word) => text.includes(word)),
    `secrets in ${what}`,
  ).toEqual([]);
}

/** The PIN opens it, and every secret is there once. */
export async function pinOpensAll(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/journal?new`);
  await lockStands(page);
  await unlock(page);
  await allIsThere(page);
}

/** Every secret is there once, in an app that is open at the new entry. */
export async function allIsThere(page: Page): Promise<void> {
  await expect(page.locator('textarea.sheet')).toHaveValue(DRAFTED, { timeout: 30_000 });
  await go(page, '/journal/history');
  for (const [word] of ENTRIES.map((entry) => entry.split(' ')))
    await expect(page.getByText(word ?? '')).toHaveCount(1);
}

/** What somebody at the console of the page has: rows of any database, past the app. */
interface Console {
  all(name: string, store: string): Promise<Row[]>;
  /** Makes the database where it is not there. */
  put(name: string, store: string, ...rows: Row[]): Promise<void>;
  remove(name: string, store: string, key: IDBValidKey): Promise<void>;
}
type Row = Readonly<Record<string, unknown>>;

/** To be called before the page is loaded: `raw` is there in it. */
export async function opensConsole(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    async function within<Value>(
      [name, store, mode]: [string, string, IDBTransactionMode],
      work: (rows: IDBObjectStore) => IDBRequest<Value> | undefined,
    ): Promise<Value | undefined> {
      const opening = indexedDB.open(name);
      opening.onupgradeneeded = () => void opening.result.createObjectStore(store);
      const database = await settled(opening);
      const transaction = database.transaction(store, mode);
      const done = new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      const request = work(transaction.objectStore(store));
      const value = request && (await settled(request));
      await done;
      database.close();
      return value;
    }
    const raw: Console = {
      all: async (name, store) =>
        (await within([name, store, 'readonly'], (rows) => rows.getAll())) ?? [],
      put: async (name, store, ...given) =>
        void (await within([name, store, 'readwrite'], (rows) => {
          const keys = rows.keyPath === null ? given.map((_, at) => at) : undefined;
          for (const [at, row] of given.entries()) rows.put(row, keys?.[at]);
          return undefined;
        })),
      remove: async (name, store, key) =>
        void (await within([name, store, 'readwrite'], (rows) => rows.delete(key))),
    };
    Object.assign(window, { raw });
  });
}

type AtConsole = Window & { readonly raw: Console };

/** Changes fields of the row of the lock. */
export async function changeLock(page: Page, change: Row): Promise<void> {
  await page.evaluate(async (fields) => {
    const { raw } = window as unknown as AtConsole;
    const [row] = await raw.all('device', 'locks');
    await raw.put('device', 'locks', { ...row, ...fields });
  }, change);
}

/** How many wrong PINs in a row the disk knows of. */
export function failuresOf(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const { raw } = window as unknown as AtConsole;
    const [row] = await raw.all('device', 'locks');
    return row?.failures;
  });
}

/** What says that there is a lock: its row with all wraps, and the mark of the databases. */
export type Part = 'row' | 'mark';

/** Takes it away, and keeps it in a database of the attacker's own: its key is one that no script can write down. */
export async function takeAway(page: Page, part: Part): Promise<void> {
  await page.evaluate(async (which) => {
    const { raw } = window as unknown as AtConsole;
    const personId = localStorage.getItem('userId') ?? '';
    const [name, store, key] =
      which === 'row'
        ? (['device', 'locks', personId] as const)
        : ([`desk-${personId}`, 'sync', 'seal'] as const);
    const rows = await raw.all(name, store);
    const taken = rows.filter((row) => row.personId === key || row.key === key);
    await raw.put(`taken-${which}`, 'rows', ...taken);
    await raw.remove(name, store, key);
  }, part);
}

export async function putBack(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { raw } = window as unknown as AtConsole;
    const personId = localStorage.getItem('userId') ?? '';
    await raw.put('device', 'locks', ...(await raw.all('taken-row', 'rows')));
    await raw.put(`desk-${personId}`, 'sync', ...(await raw.all('taken-mark', 'rows')));
  });
}

/** Takes the lock screen and the cover away, and with them all that says how anything else is shown. */
export async function stripScreen(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('.lock-screen, .lock-cover')) each.remove();
    for (const each of document.querySelectorAll('*'))
      for (const name of each.getAttributeNames())
        if (/^(class|style|hidden|inert|aria-|data-)/.test(name)) each.removeAttribute(name);
  });
}

/** Changes what local storage says of the lock; null takes it away. */
export async function setHint(page: Page, hint: string | null): Promise<void> {
  await page.evaluate((text) => {
    if (text === null) localStorage.removeItem('appLock');
    else localStorage.setItem('appLock', text);
  }, hint);
}

/** Notes how the page comes back from the browser's history, once the app has heard of it. */
export async function watchReturn(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      const isCovered = document.querySelector('.lock-cover')?.checkVisibility() ?? false;
      const main = document.querySelector('main');
      const isShown = main?.checkVisibility({ visibilityProperty: true }) ?? true;
      sessionStorage.setItem('return', JSON.stringify({ persisted, isCovered, isShown }));
    }),
  );
}

/** Undefined where it was loaded anew. */
export async function returnOf(page: Page): Promise<unknown> {
  const noted = await page.evaluate(() => sessionStorage.getItem('return'));
  return noted === null ? undefined : JSON.parse(noted);
}
