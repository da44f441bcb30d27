import { expect, it } from 'vitest';
import { readPayload, toPayloads } from './poke-payloads';

it('P57 many pokes are few notifications, each below the 8,000 bytes that PostgreSQL takes', () => {
  const pokes = Array.from({ length: 1_000 }, (_, at) => ({
    accountId: `account-ü-${at}`.padEnd(24, '-'),
    sequence: at,
    stirred: 2 * at,
  }));
  const payloads = toPayloads('server-1', pokes);
  expect(payloads.length).toBeLessThan(7);
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
  const read = payloads.map(readPayload);
  expect(new Set(read.map((one) => one?.from))).toEqual(new Set(['server-1']));
  expect(read.flatMap((one) => one?.pokes ?? [])).toEqual(pokes);
  expect(toPayloads('server-1', [])).toEqual([]);
});

it.each(['', 'null', '{"from":1,"pokes":[]}', '{"from":"a","pokes":[["anna",1]]}'])(
  'P57 what no server sent is no poke: %s',
  (text) => {
    expect(readPayload(text)).toBeUndefined();
  },
);
