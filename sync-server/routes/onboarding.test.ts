import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { groupMembership, type UserTypeAnswer } from '../../shared/api/onboarding';
import { hashInviteCode, newInviteCode } from '../services/onboarding/invite-code';
import { onboard } from '../services/onboarding/onboard';
import { addInvite, addOrganization } from '../store/sql/organization-rows';
import { CONSENTED } from '../testing/consented';
import { checkInOn } from '../testing/engagement';
import { type Client, NOON, openTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let ruth: Client;
let ben: Client;
beforeEach(async () => {
  test = openTestApp();
  ruth = await test.person('ruth');
  ben = await test.person('ben');
});
afterEach(() => test.close());

const DAY_MS = 86_400_000;
const alone = {
  userId: 'account-ruth',
  goals: ['peace', 'growth'],
  inviteCode: null,
  organizationName: null,
  shareReflectionsWithGroup: false,
  userType: 'individual',
};
const founding = { ...alone, userType: 'corporate_admin', organizationName: ' Grace Chapel ' };
const joining = (inviteCode: string) => ({
  ...alone,
  userType: 'group_member',
  inviteCode,
  shareReflectionsWithGroup: true,
});
const complete = (who: Client, json: object) =>
  who.call<UserTypeAnswer>('POST', '/api/user/complete-onboarding', { json });
const typeOf = async (who: Client) =>
  (await who.call<UserTypeAnswer>('GET', '/api/user/type')).body;
const notAsked = { userType: 'individual', groupMemberships: [], onboarded: false };

/** The code of an invite to a group of its own. */
async function makeInvite({ maxUses = 1, expiresAt = NOON + DAY_MS } = {}): Promise<string> {
  const code = newInviteCode();
  const organizationId = `group-of-${code}`;
  const codeHash = hashInviteCode(code);
  await test.store.write(async (tx) => {
    await addOrganization(tx, {
      id: organizationId,
      name: 'Tuesday kitchen table',
      createdAt: NOON,
    });
    await addInvite(tx, { codeHash, organizationId, expiresAt, maxUses });
  });
  return code;
}

describe('POST /api/user/complete-onboarding', () => {
  it('makes an individual, whatever else was typed on the way', async () => {
    const answer = await complete(ruth, { ...alone, organizationName: 'Left over' });
    expect(answer).toMatchObject({
      status: 200,
      body: { userType: 'individual', groupMemberships: [], onboarded: true },
    });
    expect(await typeOf(ruth)).toEqual(answer.body);
  });

  it('makes an organization and its administrator, once, however often it is asked', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => complete(ruth, founding)));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual({
        userType: 'corporate_admin',
        groupMemberships: [
          {
            organizationId: expect.any(String),
            organizationName: 'Grace Chapel',
            role: 'admin',
            sharesReflections: false,
          },
        ],
        onboarded: true,
      });
    }
    const ids = answers.map(
      ({ body }) => groupMembership.parse(body.groupMemberships[0]).organizationId,
    );
    expect(new Set(ids)).toHaveLength(1);
    expect((await complete(ruth, alone)).body).toEqual(await typeOf(ruth));
  });

  it('lets a person in by an invite code, typed in any case', async () => {
    const code = await makeInvite();
    const { status, body } = await complete(ruth, joining(code.toLowerCase()));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      userType: 'group_member',
      groupMemberships: [
        { organizationName: 'Tuesday kitchen table', role: 'member', sharesReflections: true },
      ],
    });
  });

  it('A5 a code for one lets one in, and whoever repeats the call is still in', async () => {
    const code = await makeInvite();
    const answers = await Promise.all([ruth, ben].map((who) => complete(who, joining(code))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const isFirstIn = answers[0]?.status === 200;
    const [inside, outside] = isFirstIn ? [ruth, ben] : [ben, ruth];
    expect(answers[isFirstIn ? 1 : 0]?.body).toEqual({
      message: 'This invite code has been used up. Please ask for a new one.',
      code: 'INVITE_USED',
    });
    expect((await complete(inside, joining(code))).status).toBe(200);
    expect(await typeOf(outside)).toEqual(notAsked);
  });

  it('says of a code that it is unknown or expired, and leaves the person to try again', async () => {
    const expired = await makeInvite({ expiresAt: NOON });
    expect(await complete(ruth, joining(expired))).toMatchObject({
      status: 409,
      body: { code: 'INVITE_EXPIRED' },
    });
    expect(await complete(ruth, joining('KITCHEN-TABLE-7'))).toMatchObject({
      status: 404,
      body: { code: 'INVITE_UNKNOWN' },
    });
    expect(await typeOf(ruth)).toEqual(notAsked);
    expect((await complete(ruth, joining(await makeInvite()))).status).toBe(200);
  });

  it('A1 takes the session’s word for who it is, never the body’s', async () => {
    await complete(ben, { ...founding, userId: 'account-ruth' });
    expect(await typeOf(ruth)).toEqual(notAsked);
    expect((await typeOf(ben)).userType).toBe('corporate_admin');
  });

  it('A30 keeps nothing hidden in the name of an organization', async () => {
    const { body } = await complete(ruth, { ...founding, organizationName: 'Grace\u202e Chapel' });
    expect(body).toMatchObject({ groupMemberships: [{ organizationName: 'Grace Chapel' }] });
  });

  it.each([
    [{ goals: [] }, 'Please choose at least one goal.'],
    [{ goals: ['wealth'] }, /^goals\.0: /],
    [{ userType: 'owner' }, /^userType: /],
    [{ userType: 'group_member', inviteCode: '  ' }, 'Please enter your invite code.'],
    [{ userType: 'group_member' }, 'Please enter your invite code.'],
    [{ userType: 'corporate_admin', organizationName: ' ' }, /name the organization/],
    [{ userType: 'corporate_admin' }, /name the organization/],
    [{ ...founding, organizationName: 'x'.repeat(101) }, /name the organization/],
    [{ ...founding, organizationName: 'a\u0000b' }, /name the organization/],
    [{ ...founding, organizationName: '\u2060\u3164' }, /name the organization/],
    [{ shareReflectionsWithGroup: undefined }, /^shareReflectionsWithGroup: /],
  ])('refuses %j', async (change, message) => {
    const answer = await complete(ruth, { ...alone, ...change });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(message), code: 'INVALID_REQUEST' },
    });
    expect(await typeOf(ruth)).toEqual(notAsked);
  });
});

describe('POST /api/user/check-invite', () => {
  const check = (who: Client, inviteCode: string) =>
    who.call('POST', '/api/user/check-invite', { json: { inviteCode } });

  it('names the organization as such, and uses nothing up', async () => {
    const code = await makeInvite();
    for (const who of [ruth, ben]) {
      expect(await check(who, code)).toMatchObject({
        status: 200,
        body: { organizationName: 'Tuesday kitchen table', kind: 'organization' },
      });
    }
  });

  it('A5 codes that nobody made can’t be tried without end, here or by completing', async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await check(ruth, `GUESS-${guess}`)).status).toBe(404);
      expect((await complete(ruth, joining(`GUESS-${guess}`))).status).toBe(404);
    }
    expect(await check(ruth, await makeInvite())).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    });
    expect((await check(ben, await makeInvite())).status).toBe(200);
    test.clock.now += DAY_MS / 24;
    expect((await check(ruth, await makeInvite({ expiresAt: NOON + DAY_MS }))).status).toBe(200);
  });
});

describe('the answer to a sign-in', () => {
  it('says whether the onboarding is to come, and the type', async () => {
    const fields = {
      username: 'naomi',
      email: 'naomi@example.org',
      password: 'a quiet morning',
      ...CONSENTED,
    };
    const registered = await test.visitor.call('POST', '/api/auth/register', { json: fields });
    expect(registered.body).toMatchObject({ onboarded: false, userType: 'individual' });
    const account = await test.store.findAccountByUsername('naomi');
    const group = { kind: 'found', id: 'chapel', name: 'Grace Chapel' } as const;
    await onboard(test.store, account?.id ?? '', { goals: ['focus'], at: NOON, group });
    const signedIn = await test.visitor.call('POST', '/api/auth/login', { json: fields });
    expect(signedIn.body).toMatchObject({ onboarded: true, userType: 'corporate_admin' });
  });

  it('P77 says whether there are records of theirs, and that the onboarding is to come all the same', async () => {
    const fields = {
      username: 'naomi',
      email: 'naomi@example.org',
      password: 'a quiet morning',
      ...CONSENTED,
    };
    const registered = await test.visitor.call('POST', '/api/auth/register', { json: fields });
    expect(registered.body).not.toHaveProperty('hasBegun');
    const account = await test.store.findAccountByUsername('naomi');
    await checkInOn(test.store, account?.id ?? '', ['2026-03-01']);
    const signedIn = await test.visitor.call('POST', '/api/auth/login', { json: fields });
    expect(signedIn.body).toMatchObject({ onboarded: false, hasBegun: true });
  });
});
