import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Client, openTestApp, type TestApp } from '../sync-server/testing/test-app';
import { decideOnSuggestions, readDecision } from './lib/decide-on-suggestions';

let test: TestApp;
let ruth: Client;
let ben: Client;
/** What the operator's command would say. */
const run = async (...args: string[]) => decideOnSuggestions(test.store, readDecision(args));

beforeEach(async () => {
  test = openTestApp();
  ruth = await test.person('ruth');
  ben = await test.person('ben');
});
afterEach(() => test.close());

async function ask(json: object): Promise<string> {
  const { body } = await ruth.call('POST', '/api/reflection-suggestions', { json });
  return String(body.id);
}

const shown = async () =>
  (await ben.call<{ status: string }[]>('GET', '/api/reflection-suggestions')).body;

describe('npm run admin -- suggestions', () => {
  it('lists every question, and nobody', async () => {
    expect(await run('suggestions', 'list')).toBe('Nothing was suggested yet.');
    const id = await ask({ suggestion: 'Which door?', category: 'Courage' });
    const said = `${id}  pending  0 votes  2026-03-10T12:00:00.000Z  Courage  Which door?`;
    expect(await run('suggestions', 'list')).toBe(said);
  });

  it('A12 hands a terminal nothing that steers it', async () => {
    await ask({ suggestion: 'a\u001b[2J\nb\u009bc\u202ed' });
    expect(await run('suggestions', 'list')).toMatch(/ {2}- {2}a \[2J b c d$/);
  });

  it('approves, and rejects, in the running server at once', async () => {
    const id = await ask({ suggestion: 'Which door?' });
    expect(await run('suggestions', 'approve', id)).toBe(`${id} is approved.`);
    expect(await shown()).toMatchObject([{ status: 'approved' }]);
    expect(await run('suggestions', 'reject', id)).toBe(`${id} is rejected.`);
    expect(await shown()).toEqual([]);
    await expect(run('suggestions', 'approve', 'none')).rejects.toThrow('no suggestion none');
  });

  it.each([
    [[]],
    [['suggestions']],
    [['suggestions', 'approve']],
    [['suggestions', 'list', 'all']],
    [['suggestions', 'delete', 'one']],
    [['people', 'list']],
  ])('%j is answered with the usage', (args) => {
    expect(() => readDecision(args)).toThrow('Usage: npm run admin');
  });
});
