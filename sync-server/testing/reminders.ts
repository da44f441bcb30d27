import type { PushMessage } from '../../shared/api/reminder-push';
import type { DeviceRequest, ReminderSchedule } from '../../shared/api/reminders';
import { ensurePushKey } from '../services/push/push-keys';
import { keepSchedule } from '../services/push/reminders';
import { sendNews } from '../services/push/send-news';
import type { PushOutcome, SendPush } from '../services/push/send-push';
import { sendReminders } from '../services/push/send-reminders';
import { subscribeDevice } from '../services/push/subscriptions';
import type { Store } from '../store/store';

/** A public key on P-256, base64url: the example of RFC 8291. */
export const SAMPLE_POINT =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** Two minutes past seven in the morning of a Tuesday in UTC. */
export const JUST_AFTER_SEVEN = Date.parse('2026-03-10T07:02:00Z');

/** The journal at seven, every day. */
export const AT_SEVEN: ReminderSchedule = {
  times: [{ practice: 'journal', minute: 420, weekdays: 127 }],
  quiet: null,
  showsPractice: false,
};

/** A person's schedule, kept the day before. */
export function keepDayBefore(
  store: Store,
  accountId: string,
  schedule: ReminderSchedule = AT_SEVEN,
  timeZone: string | null = null,
): Promise<void> {
  const account = { id: accountId, timeZone };
  return keepSchedule(store, account, schedule, JUST_AFTER_SEVEN - 86_400_000);
}

/** A device with a session of its own, which is reached at this endpoint. */
export async function addDevice(
  store: Store,
  accountId: string,
  name: string,
  reached: Partial<Pick<DeviceRequest, 'endpoint' | 'keys'>> = {},
): Promise<void> {
  await store.createSession({ tokenHash: name, accountId, createdAt: 1, expiresAt: 9e15 });
  const request = {
    endpoint: `https://push.example/${name}`,
    keys: { p256dh: SAMPLE_POINT, auth: 'A'.repeat(22) },
    ...reached,
    publicKey: await ensurePushKey(store),
  };
  const { origin, host } = new URL(request.endpoint);
  await subscribeDevice(store, { accountId, tokenHash: name }, request, [host, origin]);
}

/** A push service that answers as it is told, and what it was sent. */
export class SentPushes {
  readonly sent: { readonly endpoint: string; readonly message: PushMessage }[] = [];
  readonly waits: number[] = [];
  private readonly outcomes: PushOutcome[] = [];

  /** How the next ones end; well after these. */
  endWith(...outcomes: PushOutcome[]): void {
    this.outcomes.push(...outcomes);
  }

  readonly send: SendPush = async ({ endpoint }, message) => {
    this.sent.push({ endpoint, message });
    return this.outcomes.shift() ?? 'sent';
  };

  run(store: Store, now = JUST_AFTER_SEVEN, signal = new AbortController().signal) {
    return sendReminders(this.deps(store, now), signal);
  }

  /** Tells what is new in circles. */
  tell(store: Store, now: number) {
    return sendNews(this.deps(store, now), new AbortController().signal);
  }

  private deps(store: Store, now: number) {
    const wait = async (ms: number) => void this.waits.push(ms);
    return { store, send: this.send, now: () => now, wait };
  }
}
