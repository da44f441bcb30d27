import type { ProfileAnswer } from '../../../shared/api/profile';
import { isPremium, subscriptionStatusOf } from '../../../shared/domain/plan';
import type { Account, Store } from '../../store/store';
import { checkUsername, taken } from '../account-fields';
import { shownEmail } from './change-email';

/** The address of a picture, which opens for its owner alone. A new picture has a new one. */
export function profileImageUrl(id: string): string {
  return `/api/profile/image/${id}`;
}

/** GET /api/profile. */
export async function readProfile(
  store: Pick<Store, 'profileImageId'>,
  account: Account,
): Promise<ProfileAnswer> {
  const { id, username, unprovedEmail, plan, createdAt } = account;
  const imageId = await store.profileImageId(id);
  return {
    username,
    email: shownEmail(account),
    emailToConfirm: unprovedEmail,
    imageUrl: imageId === undefined ? null : profileImageUrl(imageId),
    subscriptionStatus: subscriptionStatusOf(plan),
    subscriptionTier: isPremium(plan) ? 'premium' : 'free',
    createdAt: new Date(createdAt).toISOString(),
  };
}

/**
 * Gives the account another username. Throws a Problem for one that can't be, or is or looks like another person's. A name
 * from before a rule stays as long as it is not changed.
 */
export async function changeUsername(
  store: Pick<Store, 'changeNames'>,
  account: Account,
  given: string,
): Promise<Account> {
  if (given.trim() === account.username) return account;
  const username = checkUsername(given);
  if (await store.changeNames(account.id, { username })) throw taken('USERNAME_TAKEN');
  return { ...account, username };
}
