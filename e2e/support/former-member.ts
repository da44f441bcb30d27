import { expect, type Page } from '@playwright/test';
import { type Call, callsOfPage } from './calls';
import { keptAnswers } from './kept-answers';

type Asked = Parameters<Call>;

/** Every call by which a member reads or writes in a circle. */
function callsOn(circleId: string, requestId: string): Asked[] {
  const circle = `prayer-groups/${circleId}`;
  const request = `prayer-requests/${requestId}`;
  return [
    ['GET', `${circle}/requests`],
    ['GET', `${circle}/members`],
    ['GET', `${circle}/guidance`],
    ['GET', `${circle}/figures`],
    ['GET', `${circle}/invite`],
    ['GET', `${request}/responses`],
    ['POST', `${circle}/requests`, { title: 'Still here', description: null, category: null }],
    ['POST', `${circle}/guidance`, { kind: 'note', title: null, text: 'Still here', week: null }],
    ['POST', `${circle}/plan`, { plan: 'peace-14', startsOn: '2026-01-05' }],
    ['POST', `${request}/responses`, { type: 'encouragement', message: 'Still here' }],
    ['POST', `${request}/prayed`, {}],
    ['PUT', `${circle}/sharing`, { countsMe: true }],
    ['POST', `${circle}/leave`, {}],
  ];
}

/**
 * Takes the calls of a page's person on a circle that they are in, and on a request in it. Returns what proves that each of
 * them is refused.
 */
export async function callsToBeRefused(page: Page, circleId: string): Promise<() => Promise<void>> {
  const call = await callsOfPage(page, new URL(page.url()).origin);
  const answer = await call('GET', `prayer-groups/${circleId}/requests`);
  const { requests } = await answer.json();
  const calls = callsOn(circleId, requests[0].id);
  return async () => {
    for (const asked of calls) {
      const refused = await call(...asked);
      const { code } = await refused.json();
      expect([...asked.slice(0, 2), refused.status(), code]).toEqual([
        ...asked.slice(0, 2),
        403,
        'NOT_A_MEMBER',
      ]);
    }
    const circles = await call('GET', 'prayer-groups');
    expect(await circles.json()).toEqual([]);
  };
}

/** The screen on which the circle was open loses it by itself. Then neither a direct address nor the device has these words. */
export async function hasNothingOf(
  page: Page,
  words: readonly string[],
  { circle, figures }: { readonly circle: string; readonly figures: string },
): Promise<void> {
  await expect(page.getByText('No circle yet')).toBeVisible();
  await page.goto(circle);
  await expect(page.getByText('No circle yet')).toBeVisible();
  await page.goto(figures);
  await expect(page.getByText('Only the leader sees these')).toBeVisible();
  const found = async () => {
    const kept = await keptAnswers(page);
    return words.filter((each) => kept.includes(each));
  };
  await expect.poll(found).toEqual([]);
}

/** The code by which they came in is over. */
export async function isNotLetInBy(page: Page, inviteCode: string): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/prayer-groups#join=${inviteCode}`);
  await expect(page.getByText('We don’t know this invite code.')).toBeVisible();
}
