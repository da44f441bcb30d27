import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { flagView } from '../../shared/api/companion';
import { RATE_RULES } from '../middleware/rate-rules';
import { type Client, openTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let ruth: Client;
beforeEach(async () => {
  test = openTestApp();
  ruth = await test.person('ruth');
});
afterEach(() => test.close());

const said = {
  references: ['Psalms 139:11-12', '1 Peter 5:7', 'Song of Solomon 2:11'],
  reason: 'Out of context',
  note: 'Lifted out of its place here.',
};

function flag(change: object = {}, key?: string, one = ruth) {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return one.call('POST', '/api/companion/flags', { json: { ...said, ...change }, headers });
}

const all = () => test.store.listAllFlags();

describe('a flag on an answer', () => {
  it('G14 holds verses, reason and note, and nothing that was sent beside them', async () => {
    const { status, body } = await flag({ entry: 'The page itself', text: 'The page itself' });
    expect(status).toBe(201);
    const flaggedAt = '2026-03-10T12:00:00.000Z';
    expect(flagView.parse(body)).toEqual({ ...said, id: expect.any(String), flaggedAt });
    expect(JSON.stringify(await all())).not.toContain('The page itself');
    expect(await all()).toMatchObject([said]);
  });

  it('needs no note and no verses: a refusal can be flagged too', async () => {
    for (const note of [undefined, null, '', '  ']) {
      expect((await flag({ note, references: [] })).body).toMatchObject({ note: null });
    }
  });

  it('G14 F10 counts once, however often it is sent under the same key', async () => {
    const first = await flag({}, 'key-1');
    test.clock.now += 60_000;
    const again = await flag({ note: 'Other words' }, 'key-1');
    expect([again.status, again.body]).toEqual([201, first.body]);
    await flag({}, 'key-1', await test.person('ben'));
    expect(await all()).toHaveLength(2);
  });

  it.each([
    ['no reason', { reason: undefined }],
    ['another reason', { reason: 'Boring' }],
    ['a note of 501 characters', { note: 'x'.repeat(501) }],
    ['no list of verses', { references: undefined }],
    ['words in place of a verse', { references: ['what I wrote today'] }],
    ['too many verses', { references: Array(41).fill('Psalms 90:14') }],
  ])('is refused with %s', async (_, change) => {
    expect(await flag(change)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect(await all()).toEqual([]);
  });

  it('G14 is in the export, and goes with the account', async () => {
    const { body } = await flag();
    const file = (await ruth.call<{ alsoKept: object }>('GET', '/api/data-export')).body;
    expect(file.alsoKept).toMatchObject({ flags: [body] });
    await test.store.eraseAccount(ruth.id);
    expect(await all()).toEqual([]);
  });

  it('A9 is bounded for each person, and says when to come back', async () => {
    const flagsPerAccount = { burst: 2, windowMs: 60_000 };
    const other = openTestApp({ rateRules: { ...RATE_RULES, flagsPerAccount } });
    const anna = await other.person('anna');
    const statuses = [];
    for (let count = 0; count < 3; count += 1) {
      statuses.push((await flag({}, undefined, anna)).status);
    }
    expect(statuses).toEqual([201, 201, 429]);
    await other.close();
  });
});
