import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { SIGNING_OUT } from '../../web/account/sign-out-call';
import { SYNC_REQUEST, SYNC_TAG } from '../../web/platform/background-sync';

/** A message that an attacker sends to the worker from the console of the page. */
export interface WorkerMessage {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Types of messages that the worker's own programs listen for, as they stand in their text. */
export function heardByWorker(): string[] {
  const files = readdirSync('sw', { recursive: true, encoding: 'utf8' });
  const programs = files.filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  const texts = programs.map((file) => readFileSync(join('sw', file), 'utf8'));
  const types = texts.flatMap((text) =>
    [...text.matchAll(/data\.type === (?:'(\w+)'|(\w+)\.type)/g)].map(
      ([, quoted, named]) => quoted ?? named ?? '',
    ),
  );
  const listeners = texts.filter((text) => text.includes("addEventListener('message'"));
  if (listeners.length !== types.length) throw new Error('The worker hears what is not found here');
  return types.toSorted();
}

/** Sends it, and returns all that comes back until it has ended. Nothing comes back for some: a later message ends the wait. */
export function askWorker(page: Page, message: WorkerMessage): Promise<string> {
  return page.evaluate(async (asked) => {
    const heard: unknown[] = [];
    const { controller } = navigator.serviceWorker;
    const send = (given: object, isEnd: (data: unknown) => boolean) =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => {
          heard.push(data);
          if (isEnd(data)) resolve();
        };
        controller?.postMessage(given, [port2]);
      });
    const answered = send(asked, (data) => !JSON.stringify(data).includes('"kept"'));
    // Answered at once, and always.
    const after = send({ type: 'SIGNING_OUT' }, () => true);
    const isLong = /^(KEEP|CACHE)_/.test(asked.type);
    await (isLong ? answered : after);
    return JSON.stringify(heard);
  }, message);
}

/** What an address answers, or nothing where nothing is. */
export function bodyOf(page: Page, url: string, headers: Record<string, string> = {}) {
  return page.evaluate(
    async ([address, given]) => {
      try {
        return await (await fetch(address, { headers: given })).text();
      } catch {
        return '';
      }
    },
    [url, headers] as const,
  );
}

/** Messages of each type that the worker handles, and of some that it does not. Each names a person and addresses to read. */
export function craftedMessages(recording: string): WorkerMessage[] {
  const somebody = { userId: 'somebody-else', personId: 'somebody-else' };
  const urls = [recording, '/api/journal', '/api/data-export', '/home', '/journal?new'];
  const wish = { day: 1, saveData: true, narrateThrough: null, text: urls, audio: [recording] };
  return [
    { ...somebody, ...SIGNING_OUT },
    { ...somebody, type: 'SKIP_WAITING' },
    { ...somebody, type: 'KEEP_WINDOW', wish },
    { ...somebody, type: 'KEEP_SCRIPTURE', wish: 'let-go', urls },
    // Workbox hears this one by itself.
    { ...somebody, type: 'CACHE_URLS', payload: { urlsToCache: urls } },
    { ...somebody, ...SYNC_REQUEST },
    ...['READ', 'DRAFTS', 'RECORDS', 'sync'].map((type) => ({ ...somebody, type, urls })),
  ];
}

/** Who asked for what, from here on. */
export function listenForCalls(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    const who = request.serviceWorker() ? 'worker' : 'page';
    calls.push(`${who} ${new URL(request.url()).pathname}`);
  });
  return calls;
}

/** Has the worker work through one more sync event, whatever comes of it. */
export async function syncEventEnds(context: BrowserContext): Promise<void> {
  await context.serviceWorkers()[0]?.evaluate(async (tag) => {
    const works: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void works.push(work);
    self.dispatchEvent(Object.assign(new Event('sync'), { tag, waitUntil }));
    if (works.length === 0) throw new Error('Nothing hears of it');
    await Promise.allSettled(works);
  }, SYNC_TAG);
}
