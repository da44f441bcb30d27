import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Client, openTestApp, type TestApp } from '../sync-server/testing/test-app';
import { readAdminCommand } from './lib/read-admin-command';

let test: TestApp;
let ruth: Client;
let ben: Client;
/** What the operator's command would say. */
const run = async (...args: string[]) => readAdminCommand(args)(test.store);

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
    expect(await run('suggestions', 'list')).toBe('Nobody has suggested a question yet.');
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
});

describe('npm run admin -- replies', () => {
  const path = '/api/reflection-suggestions/ours:1/replies';
  const seen = async () => (await ben.call<{ replies: object[] }>('GET', path)).body.replies;

  it('Y4 Y7 lists every reply with its flags, and nobody, and decides in the running server at once', async () => {
    expect(await run('replies', 'list')).toBe('Nobody has replied yet.');
    const json = { text: 'a\u001b[2J\nb' };
    const { body } = await ruth.call<{ id: string }>('POST', path, { json });
    const line = (middle: string) =>
      `${body.id}  ${middle}  2026-03-10T12:00:00.000Z  to ours:1  a [2J b`;
    expect(await run('replies', 'list')).toBe(line('pending  no flags'));
    expect(await run('replies', 'approve', body.id)).toBe(`${body.id} is approved.`);
    expect(await seen()).toHaveLength(1);
    await ben.call('POST', `/api/replies/${body.id}/flag`, { json: { reason: 'unkind' } });
    expect(await run('replies', 'list')).toBe(line('approved  flagged unkind'));
    expect(await run('replies', 'reject', body.id)).toBe(`${body.id} is rejected.`);
    expect(await seen()).toEqual([]);
    expect(await run('replies', 'list')).toBe(line('rejected  no flags'));
    expect(await run('replies', 'remove', body.id)).toBe(`${body.id} is deleted.`);
    for (const act of ['approve', 'reject', 'remove']) {
      await expect(run('replies', act, body.id)).rejects.toThrow(`no reply ${body.id}`);
    }
    const noted = { accountId: ruth.id, actor: 'operator', action: 'post-removed' };
    expect(await test.store.listAudit()).toMatchObject([noted]);
  });
});

describe('npm run admin -- reports', () => {
  /** A circle of ruth's in which each reports what the other wrote; resolves with its path. */
  async function furnish(): Promise<string> {
    const { body: circle } = await ruth.call('POST', '/api/prayer-groups', {
      json: { name: 'Tuesday table' },
    });
    const at = (path: string) => `/api/prayer-groups/${circle.id}${path}`;
    const { body: invite } = await ruth.call('POST', at('/invite'), { json: {} });
    await ben.call('POST', '/api/prayer-groups/join', { json: { inviteCode: invite.code } });
    for (const [author, reporter] of [
      [ruth, ben],
      [ben, ruth],
    ] as const) {
      const json = { title: `Words of ${author.id}` };
      const { body: request } = await author.call('POST', at('/requests'), { json });
      const report = { post: 'request', postId: request.id, reason: 'harmful' };
      await reporter.call('POST', at('/reports'), { json: report });
    }
    return at('');
  }
  const open = async () => (await run('reports', 'list')).split('\n');

  it('lists what is reported by ids and reason: no word, no author and no reporter', async () => {
    expect(await run('reports', 'list')).toBe('There are no open reports.');
    await furnish();
    const said = await run('reports', 'list');
    const line = (whose: string) =>
      `test-id-\\d+  2026-03-10T12:00:00.000Z  harmful  request test-id-\\d+  circle test-id-\\d+  ${whose}`;
    const [first, second] = [line('written by the leader'), line('the leader was told')];
    expect(said).toMatch(new RegExp(`^${first}\n${second}$`));
  });

  it('closes one in the running server at once, and once', async () => {
    await furnish();
    const [id = ''] = (await run('reports', 'list')).split('  ');
    expect(await run('reports', 'close', id)).toBe(`${id} is closed.`);
    expect(await open()).toHaveLength(1);
    await expect(run('reports', 'close', id)).rejects.toThrow(`no open report ${id}`);
  });

  it('removes a request in the running server at once, what was said to it and every report of it', async () => {
    const circle = await furnish();
    const titles = async (who: Client) => {
      const { requests } = (
        await who.call<{ requests: { id: string; title: string }[] }>('GET', `${circle}/requests`)
      ).body;
      return requests.map(({ title }) => title);
    };
    expect(await titles(ben)).toEqual([`Words of ${ben.id}`, `Words of ${ruth.id}`]);
    const [first = ''] = await open();
    const [id = '', , , , about = ''] = first.split(/ {2}| (?=test-id)/);
    const said = await run('reports', 'remove', id);
    expect(said).toBe(
      `The request ${about} is deleted from circle ${circle.split('/').at(-1)}, and ${id} is closed too.`,
    );
    for (const who of [ruth, ben]) expect(await titles(who)).toEqual([`Words of ${ben.id}`]);
    expect(await open()).toHaveLength(1);
    await expect(run('reports', 'remove', id)).rejects.toThrow(`no open report ${id}`);
    expect(await titles(ben)).toEqual([`Words of ${ben.id}`]);
  });

  it('removes a response alone, and notes it under its author by ids', async () => {
    const circle = await furnish();
    const { body: page } = await ruth.call<{ requests: { id: string }[] }>(
      'GET',
      `${circle}/requests`,
    );
    const responses = `/api/prayer-requests/${page.requests[0]?.id}/responses`;
    const json = { type: 'prayer', message: 'Unkind words' };
    const { body: response } = await ben.call('POST', responses, { json });
    const report = { post: 'response', postId: response.id, reason: 'unkind' };
    await ruth.call('POST', `${circle}/reports`, { json: report });
    const line = (await open()).find((one) => one.includes('unkind')) ?? '';
    const [id = ''] = line.split('  ');
    expect(await run('reports', 'remove', id)).toMatch(/^The response /);
    expect((await ruth.call('GET', responses)).body).toMatchObject({ responses: [] });
    expect(await open()).toHaveLength(2);
    const noted = { accountId: ben.id, actor: 'operator', action: 'post-removed' };
    expect(await test.store.listAudit()).toEqual([{ ...noted, at: expect.any(Number) }]);
  });

  it('removes nothing by a report that nobody made, or that is closed', async () => {
    await furnish();
    const [first = ''] = await open();
    const [id = ''] = first.split('  ');
    await run('reports', 'close', id);
    for (const none of [id, 'none']) {
      await expect(run('reports', 'remove', none)).rejects.toThrow(`no open report ${none}`);
    }
    expect(await open()).toHaveLength(1);
    expect(await test.store.listAudit()).toEqual([]);
  });
});

describe('npm run admin -- flags', () => {
  it('G14 lists verses, reason and note of each, and nobody', async () => {
    expect(await run('flags', 'list')).toBe('Nobody has flagged an answer yet.');
    const flag = (json: object) => ruth.call('POST', '/api/companion/flags', { json });
    const references = ['Psalms 139:11-12', '1 Peter 5:7'];
    const first = await flag({ references, reason: 'Out of context', note: 'a\u001b[2J\nb' });
    test.clock.now += 1;
    const second = await flag({ references: [], reason: 'Hurtful', note: null });
    expect((await run('flags', 'list')).split('\n')).toEqual([
      `${first.body.id}  2026-03-10T12:00:00.000Z  Out of context  Psalm 139:11–12, 1 Peter 5:7  a [2J b`,
      `${second.body.id}  2026-03-10T12:00:00.001Z  Hurtful  -  -`,
    ]);
  });
});

describe('npm run admin -- feedback', () => {
  it('lists what was said, and by whom, and tells them what has come of it', async () => {
    expect(await run('feedback', 'list')).toBe('There is no feedback yet.');
    const words = { category: 'bug_report', subject: 'The bell', message: 'a\u001b[2J\nb' };
    const { body } = await ruth.call('POST', '/api/feedback', { json: { ...words, rating: 4 } });
    const line = (status: string) =>
      `${body.id}  ${status}  2026-03-10T12:00:00.000Z  ruth  bug_report  4 of 5  The bell  a [2J b`;
    const shown = async () =>
      (await ruth.call<{ status: string }[]>('GET', '/api/feedback')).body.map(
        ({ status }) => status,
      );
    expect(await run('feedback', 'list')).toBe(line('pending'));
    expect(await run('feedback', 'progress', String(body.id))).toBe(`${body.id} is in progress.`);
    expect(await shown()).toEqual(['in_progress']);
    expect(await run('feedback', 'resolve', String(body.id))).toBe(`${body.id} is resolved.`);
    expect(await shown()).toEqual(['resolved']);
    expect(await run('feedback', 'list')).toBe(line('resolved'));
    await expect(run('feedback', 'resolve', 'none')).rejects.toThrow('no feedback none');
  });
});

describe('npm run admin', () => {
  it.each([
    [[]],
    [['suggestions']],
    [['suggestions', 'approve']],
    [['suggestions', 'list', 'all']],
    [['suggestions', 'delete', 'one']],
    [['people', 'list']],
    [['replies', 'approve']],
    [['reports', 'close']],
    [['reports', 'remove']],
    [['reports', 'list', 'all']],
    [['flags', 'list', 'all']],
    [['feedback', 'resolve']],
  ])('%j is answered with the usage', (args) => {
    expect(() => readAdminCommand(args)).toThrow('Usage: npm run admin');
  });
});

describe('npm run admin -- operators', () => {
  it('Z1 Z9 makes an operator with a code, lists them, and ends it', async () => {
    expect(await run('operators', 'list')).toBe('There are no operators.');
    expect(await run('operators', 'add', 'ruth')).toMatch(
      /^ruth is an operator\.\nTheir enrollment code is \w{4}-\w{4}-\w{4}-\w{4}\. It works once, until /,
    );
    expect(await run('operators', 'list')).toMatch(/^ruth {2}since \S+ {2}not enrolled yet$/);
    await expect(run('operators', 'add', 'ruth')).rejects.toThrow('an operator already');
    await expect(run('operators', 'add', 'nobody')).rejects.toThrow('no account nobody');
    expect(await run('operators', 'remove', 'ruth')).toBe('ruth is no operator any more.');
    await expect(run('operators', 'remove', 'ruth')).rejects.toThrow('no operator ruth');
    const noted = (await test.store.listAudit(ruth.id)).map(({ actor, action }) => [actor, action]);
    expect(noted).toEqual([
      ['operator', 'operator-added'],
      ['operator', 'operator-removed'],
    ]);
  });
});

describe('npm run admin -- push', () => {
  it('H1 makes a new key, which devices are told of at once', async () => {
    const keyOf = async () => (await ruth.call('GET', '/api/reminders')).body.publicKey;
    const before = await keyOf();
    expect(await run('push', 'rotate-keys')).toContain('There is a new key');
    expect(await keyOf()).not.toBe(before);
  });
});
