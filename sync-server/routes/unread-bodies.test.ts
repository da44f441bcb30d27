import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RATE_RULES } from '../middleware/rate-rules';
import { openTestApp, type TestApp } from '../testing/test-app';

const BODY_BYTES = 1_000_000;
/** What a stream hands over before more of it is asked for. */
const BEGUN_BYTES = 65_536 * 3;

const rateRules = { ...RATE_RULES, perAddress: { burst: 2, windowMs: 60_000 } };
let test: TestApp;
beforeEach(() => {
  test = openTestApp({ rateRules });
});
afterEach(() => test.close());

/** A body of spaces that says how much of it was read. */
function watchedBody() {
  let read = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      read += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(32));
      if (read >= BODY_BYTES) controller.close();
    },
  });
  return { stream, readBytes: () => read };
}

async function send(headers: Record<string, string>) {
  const { stream, readBytes } = watchedBody();
  const path = '/api/sync/v1/push';
  const { status, body } = await test.visitor.call('POST', path, { body: stream, headers });
  return { status, body, readBytes: readBytes() };
}

const LENGTHS = [{ 'content-length': String(BODY_BYTES) }, { 'transfer-encoding': 'chunked' }];

describe('A46 a body is not read', () => {
  it.each(LENGTHS)('of a type that no call takes, with %o', async (length) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      const answer = await send({ ...length, ...(type && { 'content-type': type }) });
      expect(answer).toMatchObject({ status: 415, body: { code: 'INVALID_REQUEST' } });
      expect(answer.readBytes).toBeLessThan(BEGUN_BYTES);
    }
  });

  it.each(LENGTHS)('of a caller who asks too often, with %o', async (length) => {
    const headers = { ...length, 'content-type': 'application/json' };
    for (let calls = 0; calls < rateRules.perAddress.burst; calls += 1) {
      await test.visitor.call('GET', '/api/contact');
    }
    const answer = await send(headers);
    expect(answer).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(answer.readBytes).toBeLessThan(BEGUN_BYTES);
  });
});

it('A46 a call without a body needs no type', async () => {
  const ruth = await test.person('ruth');
  for (const headers of [{}, { 'content-length': '0' }]) {
    const answer = await ruth.call('DELETE', '/api/account/sessions', { headers });
    expect(answer.status).toBe(204);
  }
});
