import { addDays } from '../../shared/domain/local-day';
import { mondayOf } from '../../shared/domain/week';
import { setPlan } from '../../sync-server/services/circles/circle-plan';
import { createCircle } from '../../sync-server/services/circles/circles';
import { addGuidance, changeGuidance } from '../../sync-server/services/circles/guidance';
import { joinCircle, makeInvite } from '../../sync-server/services/circles/invites';
import { addRequest, answerRequest, notePrayed } from '../../sync-server/services/circles/requests';
import { addResponse } from '../../sync-server/services/circles/responses';
import { createPokeHub } from '../../sync-server/services/pokes';
import { voteOnReply } from '../../sync-server/services/replies/judge-reply';
import { decideOnReply } from '../../sync-server/services/replies/moderate-replies';
import { submitReply } from '../../sync-server/services/replies/replies';
import {
  setSuggestionStatus,
  submitSuggestion,
  voteOnSuggestion,
} from '../../sync-server/services/suggestions';
import type { Account, Store } from '../../sync-server/store/store';
import { CIRCLES, FRIENDS, type Friend, QUESTIONS } from './community-words';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface SeedTime {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The local day of whoever looks. */
  readonly today: string;
}

/** Finds an account by its username, or makes it. */
type FindOrMake = (store: Store, username: string) => Promise<Account>;

/**
 * Gives an account company: two prayer circles, what their leaders gave them, and questions to vote on. Run again, nothing is
 * doubled, who prays today does so today, and what is for a week is for this one.
 */
export async function plantCommunity(
  store: Store,
  account: Account,
  findOrMake: FindOrMake,
  time: SeedTime,
): Promise<void> {
  const ids = new Map<Friend | null, string>([[null, account.id]]);
  for (const friend of FRIENDS) ids.set(friend, (await findOrMake(store, friend)).id);
  const accountOf = (person: Friend | null) => ids.get(person) ?? account.id;
  for (const circle of CIRCLES) await plantCircle(store, circle, accountOf, time);
  for (const question of QUESTIONS) await plantQuestion(store, question, accountOf, time);
}

type AccountOf = (person: Friend | null) => string;

async function plantCircle(
  store: Store,
  { id: name, requests, members, leader, guidance, plan, ...words }: (typeof CIRCLES)[number],
  accountOf: AccountOf,
  { now, today }: SeedTime,
): Promise<void> {
  const as = (person: Friend | null) => ({ accountId: accountOf(person), today });
  const pokes = createPokeHub();
  const deps = (at: number, member = 'leader') => {
    return { store, pokes, now: () => at, randomId: () => `${id}-${member}` };
  };
  const id = `${name}-of-${accountOf(null)}`;
  const first = now - 60 * DAY_MS;
  await createCircle(deps(first), as(leader), { ...words, id });
  const { code } = await makeInvite(deps(first), accountOf(leader), id, members.length);
  for (const [index, member] of members.entries()) {
    await joinCircle(deps(first, String(index)), as(member), code);
  }
  for (const [index, { hoursAgo, ...item }] of guidance.entries()) {
    const week = item.kind === 'note' ? null : mondayOf(today);
    const given = { ...item, week, id: `${id}-guidance-${index}` };
    const then = deps(now - hoursAgo * HOUR_MS);
    await addGuidance(then, accountOf(leader), id, given);
    if (week !== null) await changeGuidance(then, accountOf(leader), id, given);
  }
  if (plan) {
    const startsOn = addDays(mondayOf(today), -7 * plan.weeksAgo);
    const given = { plan: plan.plan, startsOn, id: `${id}-plan` };
    await setPlan(deps(now), accountOf(leader), id, given);
  }
  for (const [index, request] of requests.entries()) {
    const { by, hoursAgo, responses, prayedToday, story, ...said } = request;
    const requestId = `${id}-request-${index}`;
    const asked = deps(now - hoursAgo * HOUR_MS);
    await addRequest(asked, as(by), id, { ...said, id: requestId });
    for (const [number, { by: from, ...response }] of responses.entries()) {
      const responseId = `${requestId}-response-${number}`;
      await addResponse(asked, as(from), requestId, { ...response, id: responseId });
    }
    for (const person of prayedToday) await notePrayed(deps(now), as(person), requestId, today);
    if (story) await answerRequest(deps(now - DAY_MS), as(by), requestId, story);
  }
}

async function plantQuestion(
  store: Store,
  { by, daysAgo, upvotes, downvotes, isApproved, replies, ...said }: (typeof QUESTIONS)[number],
  accountOf: AccountOf,
  { now }: SeedTime,
): Promise<void> {
  const id = `question-${daysAgo}-of-${accountOf(null)}`;
  const as = (person: Friend | null) => ({ id: accountOf(person), plan: 'premium' }) as const;
  await submitSuggestion(store, as(by), said, { id, now: now - daysAgo * DAY_MS });
  for (const person of upvotes)
    await voteOnSuggestion(store, as(person), id, { voteType: 'upvote' });
  for (const person of downvotes)
    await voteOnSuggestion(store, as(person), id, { voteType: 'downvote' });
  if (isApproved) await setSuggestionStatus(store, id, 'approved');
  for (const [at, reply] of replies.entries()) {
    const given = { questionId: id, id: `${id}-reply-${at}`, now: now - DAY_MS };
    await submitReply(store, as(reply.by), { text: reply.text }, given);
    await decideOnReply(store, given.id, 'approved');
    for (const person of reply.upvotes) {
      await voteOnReply(store, as(person), given.id, 'upvote');
    }
  }
}
