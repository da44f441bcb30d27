import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { Problem } from '../errors/problem';
import type { AppEnv } from '../middleware/app-env';
import { readMultipartFile } from './read-multipart-file';

const WORDS = { missing: 'Nothing came.', broken: 'It broke off.' };
const BEGINNING = '--x\r\nContent-Disposition: form-data; name="audio"; filename="a"\r\n\r\nspoken';

/** Two ways in which a body breaks off. */
const BODIES: [string, () => BodyInit][] = [
  ['ends too early', () => BEGINNING],
  [
    'comes over a line that fails',
    () =>
      new ReadableStream({
        start: (controller) => controller.enqueue(Buffer.from(BEGINNING)),
        pull: (controller) => controller.error(new Error('The line broke')),
      }),
  ],
];

it.each(BODIES)(
  'F12 a form that %s before it is read is refused, and ends nothing else',
  async (_, body) => {
    const app = new Hono<AppEnv>();
    app.post('/', async (c) => {
      const save = async (chunks: AsyncIterable<Uint8Array>) => {
        // As long as a database may take to answer.
        for (let turn = 0; turn < 20; turn += 1) await setImmediate();
        for await (const _chunk of chunks);
      };
      await readMultipartFile(c, save, WORDS);
      return c.text('saved');
    });
    app.onError((error, c) => c.text(error.message, error instanceof Problem ? 400 : 500));
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers,
      body: body(),
      duplex: 'half',
    };
    const answer = await app.request('/', init);
    expect([answer.status, await answer.text()]).toEqual([400, 'It broke off.']);
  },
);
