import type { Asker, CircleStore } from '../store/circle-store';
import { NOON, TODAY } from './test-app';

export const CIRCLE_ID = 'circle-of-the-owner';
export const REQUEST_ID = 'request-of-the-owner';
export const RESPONSE_ID = 'response-of-the-owner';
/** Whoever else is in the circle, by their id in it. */
export const MEMBER_ID = 'member-1';
export const KEEPER_ID = 'member-2';

/** Accounts by what they are in the circle; the keeper is a member who does nothing but stay. */
export interface CirclePeople {
  readonly owner: string;
  readonly member: string;
  readonly keeper: string;
  readonly former: string;
}

const asker = (accountId: string): Asker => ({ accountId, today: TODAY });

/** Makes a circle in which everyone has written, prayed, reported and blocked, and which one of them has left. */
export async function furnishCircle(store: CircleStore, people: CirclePeople): Promise<void> {
  const { owner, member, keeper, former } = people;
  const at = NOON;
  const circle = { id: CIRCLE_ID, memberId: 'member-0', name: 'A circle', description: null, at };
  await store.createCircle(asker(owner), circle);
  const invite = { code: 'a code', codeHash: 'hash', expiresAt: at + 1, usesLeft: 9 };
  await store.setCircleInvite(owner, CIRCLE_ID, invite);
  for (const [index, id] of [member, keeper, former].entries()) {
    await store.joinCircle(asker(id), 'hash', { memberId: `member-${index + 1}`, at });
  }
  await write(store, owner, { requestId: REQUEST_ID, responseId: RESPONSE_ID });
  for (const id of [member, former]) {
    await write(store, id, { requestId: `request-of-${id}`, responseId: `response-of-${id}` });
  }
  for (const id of [owner, member]) await store.blockMember(id, CIRCLE_ID, 'member-3', true);
  await store.leaveCircle(former, CIRCLE_ID, at);
}

/** A request, a response to it, a prayer and a report of one person, each with their name as its words. */
async function write(
  store: CircleStore,
  accountId: string,
  { requestId, responseId }: { readonly requestId: string; readonly responseId: string },
): Promise<void> {
  const at = NOON;
  const words = `words of ${accountId}`;
  const request = { id: requestId, title: words, description: words, category: words, at };
  await store.addPrayerRequest(asker(accountId), CIRCLE_ID, request);
  const response = { id: responseId, type: 'prayer', message: words, at } as const;
  await store.addPrayerResponse(asker(accountId), requestId, response);
  await store.answerPrayerRequest(asker(accountId), requestId, { story: words, at });
  await store.notePrayed(asker(accountId), requestId, TODAY);
  const report = { post: 'request', postId: requestId, reason: 'other' } as const;
  await store.reportPost(accountId, CIRCLE_ID, { ...report, id: `report-of-${accountId}`, at });
}
