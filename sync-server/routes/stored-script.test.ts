import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CircleInvite } from '../../shared/api/prayer-circles';
import { type Client, openTestApp, type TestApp } from '../testing/test-app';

const ATTACKS = [
  '</script><script>alert(1)</script>',
  'javascript:alert(1)',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
];

let test: TestApp;
beforeEach(() => {
  test = openTestApp();
});
afterEach(() => test.close());

/** Says the words in every field that another person sees. Resolves with the path of the circle they were said in. */
async function sayEverywhere(author: Client, reader: Client, words: string) {
  const say = async (path: string, json: object, who = author) => {
    const { status, body } = await who.call<{ id: string }>('POST', path, { json });
    expect([path, status < 300]).toEqual([path, true]);
    return body;
  };
  await say('/api/user/complete-onboarding', {
    goals: ['peace'],
    inviteCode: null,
    organizationName: words,
    shareReflectionsWithGroup: false,
    userType: 'corporate_admin',
  });
  await say('/api/reflection-suggestions', { suggestion: words, category: words });
  const { id } = await say('/api/prayer-groups', { name: words, description: words });
  const circle = `/api/prayer-groups/${id}`;
  const invite = await author.call<CircleInvite>('POST', `${circle}/invite`, { json: {} });
  const { code } = invite.body;
  await say('/api/prayer-groups/join', { inviteCode: code }, reader);
  const fields = { title: words, description: words, category: words };
  const request = `/api/prayer-requests/${(await say(`${circle}/requests`, fields)).id}`;
  await say(`${request}/answered`, { story: words });
  for (const type of ['prayer', 'encouragement']) {
    await say(`${request}/responses`, { type, message: words });
  }
  await say(`${circle}/guidance`, { kind: 'note', title: words, text: words });
  const organizations = await author.call<{ organizationId: string }[]>(
    'GET',
    '/api/organizations',
  );
  const chapel = `/api/organizations/${organizations.body[0]!.organizationId}/invite`;
  const toChapel = await author.call<CircleInvite>('POST', chapel, { json: {} });
  const join = { inviteCode: toChapel.body.code, sharesReflections: false };
  await say('/api/organizations/join', join, reader);
  return { circle, request };
}

/** Every text in an answer. */
function textsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return Object.values(value).flatMap(textsIn);
}

it.each(ATTACKS)(
  'A12 A13 is the same text for whoever reads it, and in exports: %s',
  async (words) => {
    const author = await test.person('author', { username: words });
    const reader = await test.person('reader');
    const { circle, request } = await sayEverywhere(author, reader, words);
    const times = async (who: Client, path: string) => {
      const { status, body, headers } = await who.call('GET', path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get('content-type')).toMatch(/^application\/json\b/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      return textsIn(body).filter((text) => text === words).length;
    };
    expect({
      circles: await times(reader, '/api/prayer-groups'),
      members: await times(reader, `${circle}/members`),
      // Author, title, description, category, story.
      requests: await times(reader, `${circle}/requests`),
      // Author and message of two.
      responses: await times(reader, `${request}/responses`),
      // Author, title and text.
      guidance: await times(reader, `${circle}/guidance`),
      questions: await times(reader, '/api/reflection-suggestions'),
      organizations: await times(reader, '/api/organizations'),
      // The organization and the circle.
      type: await times(reader, '/api/user/type'),
    }).toEqual({
      circles: 2,
      members: 1,
      requests: 5,
      responses: 4,
      guidance: 3,
      questions: 2,
      organizations: 1,
      type: 2,
    });
    const own = await times(author, '/api/data-export');
    // Username, question and its category, organization, circle, title, description, category, story, two messages, title and text of a
    // note.
    expect(own).toBe(13);
  },
);
