import { addDays } from '../../shared/domain/local-day';
import { checkIn } from '../../shared/records/check-in';
import { type Onboarding, onboard } from '../services/onboarding/onboard';
import { addInvite } from '../store/sql/organization-rows';
import type { Store } from '../store/store';
import { NO_RULES, sampleAccount, sampleRecord } from '../store/testing/samples';

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

async function belong(store: Store, accountId: string, group: Onboarding['group']): Promise<void> {
  if (!(await store.findAccount(accountId)))
    await store.createAccount(sampleAccount(accountId, { createdAt: 0 }));
  await onboard(store, accountId, { goals: ['peace'], at: 1, group });
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
