import { parse } from 'zod/mini';
import {
  type ReminderSchedule,
  type RemindersAnswer,
  remindersAnswer,
} from '../../../shared/api/reminders';
import type { Outcome } from '../../../shared/outcome';
import { leaveThisDevice, REMINDERS, reachThisDevice } from '../../account/reached-device';
import { ask } from '../../answers/ask';
import { findPushManager } from '../../platform/push';

type Answered = Promise<Outcome<RemindersAnswer, string>>;

const read = (answer: unknown) => parse(remindersAnswer, answer);

export function keepSchedule(schedule: ReminderSchedule): Answered {
  return ask(REMINDERS, { method: 'PUT', body: schedule }, read);
}

/** No reminder on this local day; null takes that back. */
export function keepNotToday(day: string | null): Answered {
  return ask(`${REMINDERS}/not-today`, { method: 'POST', body: { day } }, read);
}

const NOT_REACHED =
  'Your times are saved, but this device couldn’t be connected to its notification service. Try again in a moment.';

/** Shows reminders on this device from now on. Never rejects. */
export async function turnOnHere(publicKey: string): Answered {
  try {
    const manager = await findPushManager();
    if (!manager) return { ok: false, problem: NOT_REACHED };
    return { ok: true, value: await reachThisDevice(manager, publicKey) };
  } catch {
    return { ok: false, problem: NOT_REACHED };
  }
}

/** Shows none here any more. Never rejects. */
export async function turnOffHere(): Answered {
  try {
    return { ok: true, value: await leaveThisDevice(await findPushManager()) };
  } catch {
    return {
      ok: false,
      problem: 'We couldn’t turn reminders off here. Try again when you’re online.',
    };
  }
}
