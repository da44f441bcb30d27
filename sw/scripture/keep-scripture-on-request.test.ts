import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONTENT_MANIFEST_URL } from '../../shared/content/pack';
import { manifestOf } from '../../shared/content/testing/manifest';
import type { KeepScripture, ScriptureAnswer } from '../../web/content/scripture/contract';
import { memoryFiles } from '../offline-window/testing/memory-files';
import type { MessageToWorker } from '../worker-scope';
import { keepScriptureOnRequest } from './keep-scripture-on-request';

const file = (name: string) => ({ url: `/content/scripture/${name}.json`, bytes: 9 });
const MANIFEST = {
  ...manifestOf('0123456789ab'),
  scripture: {
    translation: 'WEB',
    index: file('index'),
    books: Array.from({ length: 9 }, (_, at) => ({ ...file(`${at}`), name: `Book ${at}` })),
  },
};

let files: ReturnType<typeof memoryFiles>;
let asked: string[];
/** Books come when this is called; none is given to who has ended. */
let giveBooks: () => void;
let ask: (wish: KeepScripture['wish']) => ScriptureAnswer[];
const ports: MessagePort[] = [];

beforeEach(() => {
  files = memoryFiles();
  asked = [];
  const books = new Promise<void>((resolve) => {
    giveBooks = resolve;
  });
  let hear: (event: MessageToWorker) => void = () => undefined;
  keepScriptureOnRequest(
    {
      addEventListener(_type: string, listener: typeof hear) {
        hear = listener;
      },
    },
    {
      openFiles: async () => files,
      async fetch(input, init) {
        asked.push(String(input));
        if (input === CONTENT_MANIFEST_URL) return Response.json(MANIFEST);
        await new Promise<void>((resolve, reject) => {
          void books.then(resolve);
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        });
        return new Response('x'.repeat(9));
      },
    },
  );
  ask = (wish) => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1);
    const said: ScriptureAnswer[] = [];
    port1.onmessage = ({ data }) => said.push(data);
    const message = { data: { type: 'KEEP_SCRIPTURE', wish }, ports: [port2] };
    hear({ ...message, waitUntil: () => undefined } as unknown as MessageToWorker);
    return said;
  };
});
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

const ended = (said: readonly ScriptureAnswer[], outcome: string) =>
  vi.waitFor(() => expect(said.at(-1)).toEqual({ state: 'ended', outcome }));

it('S9 letting go ends what is being kept, and leaves nothing; it can be kept again', async () => {
  const keeping = ask('keep');
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1));
  const count = asked.length;
  const going = ask('let-go');
  await ended(keeping, 'failed');
  await ended(going, 'complete');
  expect([...(await files.paths())]).toEqual([]);
  expect(asked).toHaveLength(count);
  giveBooks();
  await ended(ask('keep'), 'complete');
  expect((await files.paths()).size).toBe(11);
});

it('S9 what is kept is removed when that is asked for', async () => {
  giveBooks();
  await ended(ask('keep'), 'complete');
  await ended(ask('let-go'), 'complete');
  expect([...(await files.paths())]).toEqual([]);
});
