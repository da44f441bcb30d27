import { parse } from 'zod/mini';
import { type RemindersAnswer, remindersAnswer } from '../../shared/api/reminders';
import { http } from '../answers/http';
import { subscribeFor } from '../platform/push';

export const REMINDERS = '/api/reminders';
const DEVICE = `${REMINDERS}/device`;

/** Lets the server reach this device by Web Push, for this key of it. Rejects where the browser or the server can't. */
export async function reachThisDevice(
  manager: PushManager,
  publicKey: string,
  personId?: string,
): Promise<RemindersAnswer> {
  const { endpoint, keys } = (await subscribeFor(manager, publicKey)).toJSON();
  const body = { endpoint, keys, publicKey };
  return parse(remindersAnswer, await http(DEVICE, { method: 'PUT', body, personId }));
}

/** The server reaches this device no more. */
export async function leaveThisDevice(manager: PushManager | undefined): Promise<RemindersAnswer> {
  const answer = parse(remindersAnswer, await http(DEVICE, { method: 'DELETE' }));
  await (await manager?.getSubscription())?.unsubscribe();
  return answer;
}

/** Subscribes again where the server has another key, or does not know this device any more (H1). */
export async function renewThisDevice(manager: PushManager, personId: string): Promise<void> {
  const { isSubscribed, publicKey } = parse(remindersAnswer, await http(REMINDERS, { personId }));
  const known = await manager.getSubscription();
  if (isSubscribed && known) return;
  // What the server has forgotten may be gone at the push service, too.
  await known?.unsubscribe();
  await reachThisDevice(manager, publicKey, personId);
}
