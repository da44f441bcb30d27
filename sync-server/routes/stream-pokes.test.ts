import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import type { AppEnv } from '../middleware/app-env';
import { PokeStream, streamPokes } from './stream-pokes';

/** A device whose line is full: what is written to it waits until the device reads. */
function slowDevice() {
  const written: string[] = [];
  let isReading = false;
  let held: (() => void) | undefined;
  const line = new Duplex({
    highWaterMark: 1,
    read: () => undefined,
    write(chunk: Buffer, _, done) {
      written.push(chunk.toString());
      if (isReading) done();
      else held = done;
    },
  });
  const outgoing = new ServerResponse(new IncomingMessage(new Socket()));
  outgoing.assignSocket(line as Socket);
  return {
    line,
    outgoing,
    /** Reads until nothing more comes. */
    async readAll() {
      isReading = true;
      held?.();
      held = undefined;
      for (let before = -1; before !== written.length; ) {
        before = written.length;
        await new Promise((resolve) => setImmediate(resolve));
      }
      isReading = false;
      return written.splice(0).join('');
    },
  };
}

const count = (text: string, part: string) => text.split(part).length - 1;

it('P51 a device that does not read has one poke and one beat waiting, and no more memory for a thousand', async () => {
  const { outgoing, readAll } = slowDevice();
  outgoing.writeHead(200, { 'transfer-encoding': 'identity' });
  const stream = new PokeStream(outgoing, () => undefined);
  stream.begin();
  const waiting = outgoing.writableLength;
  for (let change = 0; change < 1_000; change += 1) {
    stream.poke();
    stream.beat();
    await Promise.resolve();
  }
  expect(outgoing.writableLength).toBe(waiting);
  const heard = await readAll();
  expect([count(heard, 'event: poke'), count(heard, ': still here')]).toEqual([2, 1]);
  stream.poke();
  expect(await readAll()).toContain('event: poke');
  stream.end();
  stream.poke();
  expect(await readAll()).not.toContain('event: poke');
});

it('P42 nothing is opened that could never end: for HEAD, and for a device that has left', async () => {
  const listen = vi.fn(() => () => undefined);
  const app = new Hono<AppEnv>().get('/', (c) => streamPokes(c, listen, () => undefined));
  const ask = (method: string, outgoing: ServerResponse) =>
    app.request('/', { method }, { outgoing });
  await ask('HEAD', slowDevice().outgoing);
  const { line, outgoing } = slowDevice();
  line.destroy();
  await once(outgoing, 'close');
  await ask('GET', outgoing);
  expect(listen).not.toHaveBeenCalled();
  await ask('GET', slowDevice().outgoing);
  expect(listen).toHaveBeenCalledOnce();
});
