import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UserTypeAnswer } from '../../shared/api/onboarding';
import {
  MARK,
  type NewOrganizationInvite,
  ORGANIZATION_MEMBERS_PAGE,
  type OrganizationMember,
  type OrganizationView,
} from '../../shared/api/organizations';
import {
  cleanSampleGif,
  cleanSampleJpeg,
  cleanSamplePng,
  sampleJpeg,
  samplePng,
  tellsPlace,
} from '../testing/pictures';
import { type Client, openTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
/** Administers Grace Chapel, which ben is in. */
let ruth: Client;
let ben: Client;
/** Administers another organization. */
let dora: Client;
let chapelId: string;
beforeEach(async () => {
  test = openTestApp();
  ruth = await test.person('ruth');
  ben = await test.person('ben');
  dora = await test.person('dora');
  await found(ruth, 'Grace Chapel');
  await found(dora, 'The other house');
  chapelId = (await organizationsOf(ruth))[0]!.organizationId;
  expect((await join(ben, (await invite()).code)).status).toBe(200);
});
afterEach(() => test.close());

const at = (path: string) => `/api/organizations/${chapelId}${path}`;
const refused = (status: number, code: string) => ({ status, body: { code } });

function found(who: Client, organizationName: string) {
  const json = {
    goals: ['peace'],
    inviteCode: null,
    organizationName,
    shareReflectionsWithGroup: false,
    userType: 'corporate_admin',
  };
  return who.call('POST', '/api/user/complete-onboarding', { json });
}

async function invite(uses?: number): Promise<NewOrganizationInvite> {
  return (await ruth.call<NewOrganizationInvite>('POST', at('/invite'), { json: { uses } })).body;
}

function join(who: Client, inviteCode: string, sharesReflections = false) {
  const json = { inviteCode, sharesReflections };
  return who.call('POST', '/api/organizations/join', { json });
}

const organizationsOf = async (who: Client) =>
  (await who.call<OrganizationView[]>('GET', '/api/organizations')).body;
const membersOf = async (who: Client) =>
  (await who.call<OrganizationMember[]>('GET', at('/members'))).body;
const typeOf = async (who: Client) =>
  (await who.call<UserTypeAnswer>('GET', '/api/user/type')).body.userType;

describe('an organization', () => {
  it('tells its people fifty at a time, each once', async () => {
    const { code } = await invite();
    for (let index = 0; index < ORGANIZATION_MEMBERS_PAGE; index += 1) {
      await join(await test.person(`person-${String(index).padStart(2, '0')}`), code);
    }
    const first = await membersOf(ruth);
    expect(first.slice(0, 3).map(({ name }) => name)).toEqual(['ruth', 'ben', 'person-00']);
    expect(first).toHaveLength(ORGANIZATION_MEMBERS_PAGE);
    const beginningAfter = (id: string | undefined) => at(`/members?cursor=${id}`);
    const { body: rest } = await ruth.call('GET', beginningAfter(first.at(-1)?.id));
    expect(rest).toMatchObject([{ name: 'person-48' }, { name: 'person-49' }]);
    expect(await ruth.call('GET', beginningAfter(dora.id))).toMatchObject(
      refused(404, 'NOT_FOUND'),
    );
  });

  it('names its people to its administrator, and says of nobody else who shares', async () => {
    expect(await membersOf(ruth)).toEqual([
      {
        id: ruth.id,
        name: 'ruth',
        role: 'admin',
        isMe: true,
        joinedAt: '2026-03-10T12:00:00.000Z',
      },
      {
        id: ben.id,
        name: 'ben',
        role: 'member',
        isMe: false,
        joinedAt: '2026-03-10T12:00:00.000Z',
      },
    ]);
    expect(await organizationsOf(ben)).toMatchObject([
      { organizationName: 'Grace Chapel', role: 'member', memberCount: 2 },
    ]);
  });

  it('A2 is nothing to another organization’s administrator, by whatever call', async () => {
    const member = at(`/members/${ben.id}`);
    for (const [method, path, json] of [
      ['GET', at('/members'), undefined],
      ['DELETE', member, undefined],
      ['GET', at('/invite'), undefined],
      ['POST', at('/invite'), {}],
      ['DELETE', at('/invite'), undefined],
      ['POST', at('/administrator'), { memberId: dora.id }],
      ['PUT', at('/sharing'), { sharesReflections: true }],
      ['PUT', at('/look'), { organizationName: 'Mine now', accent: 'plum' }],
      ['POST', at('/leave'), undefined],
    ] as const) {
      expect(await dora.call(method, path, { json })).toMatchObject(refused(404, 'NOT_FOUND'));
    }
    expect(await membersOf(ruth)).toHaveLength(2);
  });

  it('poke whoever is removed, who is then no more to it than a stranger, and their code leads nowhere', async () => {
    const { code } = await invite();
    let pokes = 0;
    test.pokes.subscribe(ben.id, () => {
      pokes += 1;
    });
    expect((await ruth.call('DELETE', at(`/members/${ben.id}`))).status).toBe(204);
    expect(pokes).toBe(1);
    expect(await typeOf(ben)).toBe('individual');
    expect(await ben.call('POST', at('/leave'))).toMatchObject(refused(404, 'NOT_FOUND'));
    expect(await join(ben, code)).toMatchObject(refused(404, 'INVITE_UNKNOWN'));
    expect((await ruth.call('DELETE', at(`/members/${ruth.id}`))).status).toBe(403);
  });

  it('is handed over, and only then left by who administered it', async () => {
    expect(await ruth.call('POST', at('/leave'))).toMatchObject(refused(409, 'ADMIN_STAYS'));
    const json = { memberId: ben.id };
    expect((await ruth.call('POST', at('/administrator'), { json })).body).toMatchObject({
      role: 'member',
    });
    expect([await typeOf(ruth), await typeOf(ben)]).toEqual(['group_member', 'corporate_admin']);
    expect(await ruth.call('GET', at('/members'))).toMatchObject(refused(403, 'NOT_ALLOWED'));
    expect((await ruth.call('POST', at('/leave'))).status).toBe(204);
    expect(await membersOf(ben)).toMatchObject([{ name: 'ben', role: 'admin' }]);
  });

  it('is told by each of its people for themselves whether they share', async () => {
    const json = { sharesReflections: true };
    expect((await ben.call('PUT', at('/sharing'), { json })).body).toMatchObject(json);
    expect(await organizationsOf(ben)).toMatchObject([json]);
    expect(await organizationsOf(ruth)).toMatchObject([{ sharesReflections: false }]);
  });
});

describe('the look of an organization', () => {
  const dataUrl = (picture: Buffer, type = 'image/png') =>
    `data:${type};base64,${picture.toString('base64')}`;
  const look = (given: object, who = ruth) =>
    who.call<OrganizationView>('PUT', at('/look'), {
      json: { organizationName: 'Grace Chapel', accent: 'plum', ...given },
    });

  it('is what its administrator chose, for each of its people', async () => {
    expect(await organizationsOf(ben)).toMatchObject([{ accent: 'evergreen', mark: null }]);
    const mark = dataUrl(cleanSamplePng());
    const { body } = await look({ organizationName: ' Grace House ', mark });
    expect(body).toMatchObject({ organizationName: 'Grace House', accent: 'plum', mark });
    expect(await organizationsOf(ben)).toMatchObject([
      { organizationName: 'Grace House', accent: 'plum', mark },
    ]);
    expect((await look({ accent: 'moss' })).body).toMatchObject({ accent: 'moss', mark });
    expect((await look({ mark: null })).body).toMatchObject({ mark: null });
  });

  it('A2 is not a member’s to change', async () => {
    expect(await look({ accent: 'moss' }, ben)).toMatchObject(refused(403, 'NOT_ALLOWED'));
    expect(await organizationsOf(ben)).toMatchObject([{ accent: 'evergreen' }]);
  });

  it('A18 keeps of its mark what is seen, and nothing of place or camera', async () => {
    expect(tellsPlace(sampleJpeg())).toBe(true);
    const { body } = await look({ mark: dataUrl(sampleJpeg(), 'image/jpeg') });
    expect(body.mark).toBe(dataUrl(cleanSampleJpeg(), 'image/jpeg'));
  });

  it('A14 A17 takes no mark that is no small picture, and keeps the one before', async () => {
    const mark = dataUrl(cleanSamplePng());
    await look({ mark });
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    for (const [given, status, code] of [
      [dataUrl(script, 'image/svg+xml'), 415, 'MEDIA_TYPE'],
      [dataUrl(script), 415, 'MEDIA_TYPE'],
      [dataUrl(cleanSampleGif(), 'image/gif'), 415, 'MEDIA_TYPE'],
      ['https://example.com/mark.png', 415, 'MEDIA_TYPE'],
      [dataUrl(samplePng({ width: 60_000, height: 50_000 })), 413, 'BODY_TOO_LARGE'],
      [`data:image/png;base64,${'A'.repeat(2 * MARK.bytes)}`, 400, 'INVALID_REQUEST'],
    ] as const) {
      expect(await look({ mark: given })).toMatchObject(refused(status, code));
    }
    expect(await look({ accent: 'url(evil)' })).toMatchObject(refused(400, 'INVALID_REQUEST'));
    expect(await organizationsOf(ben)).toMatchObject([{ mark, accent: 'plum' }]);
  });
});

describe('invites to an organization', () => {
  it('A5 are told once, end with the next, and are known by their hash alone', async () => {
    const first = await invite(3);
    expect(first).toEqual({
      code: expect.stringMatching(/^(\w{4}-){3}\w{4}$/),
      expiresAt: '2026-04-09T12:00:00.000Z',
      usesLeft: 3,
    });
    expect((await ruth.call('GET', at('/invite'))).body).toEqual({
      invite: { expiresAt: first.expiresAt, usesLeft: 3 },
    });
    const second = await invite();
    const ana = await test.person('ana');
    expect(await join(ana, first.code)).toMatchObject(refused(404, 'INVITE_UNKNOWN'));
    expect((await join(ana, second.code, true)).body).toMatchObject({ sharesReflections: true });
    expect((await ruth.call('DELETE', at('/invite'))).status).toBe(204);
    expect((await ruth.call('GET', at('/invite'))).body).toEqual({ invite: null });
  });

  it('A5 are over after their time', async () => {
    const { code, expiresAt } = await invite();
    test.clock.now = Date.parse(expiresAt);
    const ana = await test.person('ana');
    expect(await join(ana, code)).toMatchObject(refused(409, 'INVITE_EXPIRED'));
  });

  it('A5 that nobody made are counted', async () => {
    const ana = await test.person('ana');
    const guess = async () => (await join(ana, 'AAAA-AAAA-AAAA-AAAA')).status;
    const answers = [];
    for (let n = 0; n < 11; n += 1) answers.push(await guess());
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
  });

  it.each([0, 1_001, 1.5])('let in no %s people', async (uses) => {
    const answer = await ruth.call('POST', at('/invite'), { json: { uses } });
    expect(answer).toMatchObject(refused(400, 'INVALID_REQUEST'));
  });
});
