import type { AccountNeed } from '../../account/account-needs';
import { isGuest } from '../../account/guest';
import { readSession } from '../../platform/session';
import type { Route } from '../routing/navigation';

/** Whether this page is a guest's. A page never changes its person. */
export const isOfGuest = isGuest(readSession()?.userId ?? '');

/** A screen of what others share, or the server keeps: a guest meets one line in its place, and no code of it (P70). */
export function ofAccounts(needsAccount: AccountNeed, route: Route): Route {
  if (!isOfGuest) return route;
  return { ...route, load: loadNeedsAccount, handle: { ...route.handle, needsAccount } };
}

async function loadNeedsAccount() {
  return (await import('../shell/needs-account-screen')).NeedsAccountScreen;
}
