import { isoMoment } from '../../../shared/api/export';
import type { AlsoKept } from '../../../shared/api/server-export';
import { mediaUrl } from '../../../shared/protocol/media';
import { openOrUndefined } from '../../sealing/open-or-undefined';
import type { Account, DataStore } from '../../store/store';
import { listBlocked } from '../circles/members';
import { exportCircles } from '../circles/own-in-circles';
import { sayFlag } from '../companion/flags';
import { exportFeedback } from '../feedback';
import { listMedia } from '../media/known-media';
import { readGoals } from '../onboarding/goals';
import { readStanding } from '../onboarding/onboarding';
import { sayMembership } from '../organizations/membership';
import { shownEmail } from '../profile/change-email';
import { profileImageUrl } from '../profile/profile';
import { exportReminders } from '../push/reminders';
import { exportReplies } from '../replies/export-replies';
import { listGivenVotes, listOwnSuggestions } from '../suggestions';

/**
 * The data stored of a person besides their records. `testing/export-table.ts` names for each table of the database its
 * place here, or the reason why it has none.
 */
export async function readAlsoKept(store: DataStore, account: Account): Promise<AlsoKept> {
  const { id, unprovedEmail, plan, timeZone, createdAt } = account;
  const { onboardedAt, memberships } = await store.read((tx) => readStanding(tx, id));
  const imageId = await store.profileImageId(id);
  return {
    account: {
      email: shownEmail(account),
      emailToConfirm: unprovedEmail,
      plan,
      timeZone,
      createdAt: isoMoment(createdAt),
    },
    activity: await activityOf(store, account),
    sessions: (await store.listSessions(id)).map((session) => ({
      device: session.device,
      deviceName: session.deviceName,
      begunAt: isoMoment(session.createdAt),
      lastSeenAt: isoMoment(session.lastSeenAt),
      expiresAt: isoMoment(session.expiresAt),
    })),
    ...(await billingOf(store, id)),
    privacySettings: await store.readPrivacySettings(id),
    reminders: await store.read((tx) => exportReminders(tx, id)),
    consents: (await store.listConsents(id)).map(({ link, previous, at, ...said }) => ({
      ...said,
      at: isoMoment(at),
    })),
    onboarding: {
      completedAt: isoOrNull(onboardedAt),
      goals: (await openOrUndefined(() => readGoals(store, id))) ?? null,
    },
    memberships: memberships.map((membership) => ({
      ...sayMembership(membership),
      joinedAt: isoMoment(membership.joinedAt),
    })),
    circles: (await openOrUndefined(() => exportCircles(store, id))) ?? null,
    blocked: await listBlocked(store, id),
    feedback: (await openOrUndefined(() => exportFeedback(store, account))) ?? null,
    flags: (await openOrUndefined(() => store.listFlags(id)))?.map(sayFlag) ?? null,
    suggestions: await listOwnSuggestions(store, account),
    votes: await listGivenVotes(store, id),
    ...(await exportReplies(store, id)),
    picture: imageId === undefined ? null : { url: profileImageUrl(imageId) },
    recordings: (await listMedia(store, id)).map(({ begunAt, completedAt, ...recording }) => ({
      ...recording,
      url: mediaUrl(recording.id),
      begunAt: isoMoment(begunAt),
      completedAt: isoOrNull(completedAt),
    })),
    audit: (await store.listAudit(id)).map(({ at, actor, action }) => ({
      at: isoMoment(at),
      actor,
      action,
    })),
  };
}

async function activityOf(
  store: DataStore,
  { id, createdAt }: Account,
): Promise<AlsoKept['activity']> {
  const activity = await store.readActivity(id);
  return {
    seenAt: isoMoment(activity?.seenAt ?? createdAt),
    warnedAt: isoOrNull(activity?.warnedAt ?? null),
  };
}

async function billingOf(
  store: DataStore,
  accountId: string,
): Promise<Pick<AlsoKept, 'subscription' | 'payments'>> {
  const subscription = await store.findSubscription(accountId);
  if (!subscription) return { subscription: null, payments: [] };
  const { trialEnd, currentPeriodEnd } = subscription;
  const payments = await store.listPayments(subscription);
  return {
    subscription: {
      ...subscription,
      trialEnd: isoOrNull(trialEnd),
      currentPeriodEnd: isoOrNull(currentPeriodEnd),
    },
    payments: payments.map(({ invoiceId, amount, currency, status, at }) => ({
      invoiceId,
      amount,
      currency,
      status,
      at: isoMoment(at),
    })),
  };
}

function isoOrNull(epochMs: number | null): string | null {
  return epochMs === null ? null : isoMoment(epochMs);
}
