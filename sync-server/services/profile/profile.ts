import type { ProfileAnswer } from '../../../shared/api/profile';
import { isPremium, subscriptionStatusOf } from '../../../shared/domain/plan';
import type { Account, Store } from '../../store/store';
import { checkEmail, checkUsername, taken } from '../account-fields';

/** The address of a picture, which opens for its owner alone. A new picture has a new one. */
export function profileImageUrl(id: string): string {
  return `/api/profile/image/${id}`;
}

/** GET /api/profile. */
export async function readProfile(
  store: Pick<Store, 'profileImageId'>,
  { id, username, email, plan, createdAt }: Account,
): Promise<ProfileAnswer> {
  const imageId = await store.profileImageId(id);
  return {
    username,
    email,
    imageUrl: imageId === undefined ? null : profileImageUrl(imageId),
    subscriptionStatus: subscriptionStatusOf(plan),
    subscriptionTier: isPremium(plan) ? 'premium' : 'free',
    createdAt: new Date(createdAt).toISOString(),
  };
}

/** Gives the account another username. Throws a Problem for one that can't be, or is somebody else's. */
export async function changeUsername(
  store: Pick<Store, 'changeNames'>,
  account: Account,
  given: string,
): Promise<Account> {
  return change(store, account, { username: checkUsername(given) });
}

/** Gives the account another email address. Throws a Problem for what is none, or is somebody else's. */
export async function changeEmail(
  store: Pick<Store, 'changeNames'>,
  account: Account,
  given: string,
): Promise<Account> {
  return change(store, account, { email: checkEmail(given) });
}

async function change(
  store: Pick<Store, 'changeNames'>,
  account: Account,
  names: Parameters<Store['changeNames']>[1],
): Promise<Account> {
  const refusal = await store.changeNames(account.id, names);
  if (refusal) throw taken(refusal);
  return { ...account, ...names };
}
