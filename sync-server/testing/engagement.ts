import { addDays } from '../../shared/domain/local-day';
import { checkIn } from '../../shared/records/check-in';
import { createCircle } from '../services/circles/circles';
import { joinCircle, makeInvite } from '../services/circles/invites';
import { countMe } from '../services/circles/members';
import { type Onboarding, onboard } from '../services/onboarding/onboard';
import { addInvite } from '../store/sql/organization-rows';
import type { Store } from '../store/store';
import { NO_RULES, sampleAccount, sampleRecord } from '../store/testing/samples';
import { circleDeps } from './circle-deps';

const TODAY = '2026-03-01';

/** An organization with its administrator and these members, who share there unless `shares` says otherwise. */
export async function furnishOrganization(
  store: Store,
  organizationId: string,
  people: {
    readonly admin: string;
    readonly members: readonly string[];
    readonly shares?: boolean;
  },
): Promise<void> {
  const { admin, members, shares = true } = people;
  const founding = { kind: 'found', id: organizationId, name: `House ${organizationId}` } as const;
  await belong(store, admin, founding);
  const codeHash = `invite-to-${organizationId}`;
  const invite = { codeHash, organizationId, expiresAt: 2, maxUses: 1_000 };
  await store.write((tx) => addInvite(tx, invite));
  for (const id of members) {
    await belong(store, id, {
      kind: 'join',
      codeHash,
      sharesReflections: shares,
      memberId: id,
    });
  }
}

/** A prayer circle with its leader and these members, who are counted there unless `counts` says otherwise. */
export async function furnishCountedCircle(
  store: Store,
  circleId: string,
  people: {
    readonly leader: string;
    readonly members: readonly string[];
    readonly counts?: boolean;
  },
): Promise<void> {
  const { leader, members, counts = true } = people;
  const as = (accountId: string) => ({ accountId, today: TODAY });
  const deps = (accountId: string) => circleDeps(store, 1, `${accountId}-in-${circleId}`);
  await ensureAccount(store, leader);
  const circle = { id: circleId, name: `Circle ${circleId}`, description: null };
  await createCircle(deps(leader), as(leader), circle);
  const { code } = await makeInvite(deps(leader), leader, circleId, members.length + 1);
  for (const id of members) {
    await ensureAccount(store, id);
    await joinCircle(deps(id), as(id), code);
    await countMe(deps(id), as(id), circleId, counts);
  }
}

async function belong(store: Store, accountId: string, group: Onboarding['group']): Promise<void> {
  await ensureAccount(store, accountId);
  await onboard(store, accountId, { goals: ['peace'], at: 1, group });
}

async function ensureAccount(store: Store, accountId: string): Promise<void> {
  if (!(await store.findAccount(accountId)))
    await store.createAccount(sampleAccount(accountId, { createdAt: 0 }));
}

/** A check-in on each of these days. */
export async function checkInOn(
  store: Store,
  accountId: string,
  days: readonly string[],
): Promise<void> {
  const rows = days.map((day) =>
    sampleRecord({ id: `check-in:${day}`, kind: checkIn.name, day, body: { mood: 'hopeful' } }),
  );
  await store.applyPush(accountId, rows, NO_RULES);
}

/** The days from one to another, inclusive. */
export function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
