import { mondayOf } from '../../shared/domain/week';
import type { Asker } from '../services/circles/circle-deps';
import { setPlan } from '../services/circles/circle-plan';
import { createCircle } from '../services/circles/circles';
import { addGuidance } from '../services/circles/guidance';
import { joinCircle, makeInvite } from '../services/circles/invites';
import { blockMember, leaveCircle } from '../services/circles/members';
import { reportPost } from '../services/circles/reports';
import { addRequest, answerRequest, notePrayed } from '../services/circles/requests';
import { addResponse } from '../services/circles/responses';
import type { Store } from '../store/store';
import { circleDeps } from './circle-deps';
import { NOON, TODAY } from './test-app';

export const CIRCLE_ID = 'circle-of-the-owner';
export const REQUEST_ID = 'request-of-the-owner';
export const RESPONSE_ID = 'response-of-the-owner';
export const GUIDANCE_ID = 'guidance-of-the-owner';
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

/**
 * Makes a circle to which its leader gave a theme and a plan, in which everyone has written, prayed, reported and blocked, and
 * which one of them has left.
 */
export async function furnishCircle(store: Store, people: CirclePeople): Promise<void> {
  const { owner, member, keeper, former } = people;
  const as = (memberId: string) => circleDeps(store, NOON, memberId);
  const circle = { id: CIRCLE_ID, name: 'A circle', description: null };
  await createCircle(as('member-0'), asker(owner), circle);
  const { code } = await makeInvite(as('member-0'), owner, CIRCLE_ID, 9);
  for (const [index, id] of [member, keeper, former].entries()) {
    await joinCircle(as(`member-${index + 1}`), asker(id), code);
  }
  await write(store, owner, { requestId: REQUEST_ID, responseId: RESPONSE_ID });
  for (const id of [member, former]) {
    await write(store, id, { requestId: `request-of-${id}`, responseId: `response-of-${id}` });
  }
  const week = mondayOf(TODAY);
  const theme = { kind: 'theme', title: null, text: `words of ${owner}`, week } as const;
  await addGuidance(as('member-0'), owner, CIRCLE_ID, { ...theme, id: GUIDANCE_ID });
  const plan = { id: 'plan-of-the-owner', plan: 'proverbs-31', startsOn: TODAY };
  await setPlan(as('member-0'), owner, CIRCLE_ID, plan);
  const blocked = { memberId: 'member-3', isBlocked: true };
  for (const id of [owner, member]) await blockMember(as(id), id, CIRCLE_ID, blocked);
  await leaveCircle(as('member-3'), former, CIRCLE_ID);
}

/** A request, a response to it, a prayer and a report of one person, each with their name as its words. */
async function write(
  store: Store,
  accountId: string,
  { requestId, responseId }: { readonly requestId: string; readonly responseId: string },
): Promise<void> {
  const deps = circleDeps(store, NOON, `report-of-${accountId}`);
  const who = asker(accountId);
  const words = `words of ${accountId}`;
  const request = { id: requestId, title: words, description: words, category: words };
  await addRequest(deps, who, CIRCLE_ID, request);
  await addResponse(deps, who, requestId, { id: responseId, type: 'prayer', message: words });
  await answerRequest(deps, who, requestId, words);
  await notePrayed(deps, who, requestId, TODAY);
  const report = { post: 'request', postId: requestId, reason: 'other' } as const;
  await reportPost(deps, accountId, CIRCLE_ID, report);
}
