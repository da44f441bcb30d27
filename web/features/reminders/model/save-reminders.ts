import type { ReminderSchedule, RemindersAnswer } from '../../../../shared/api/reminders';
import type { Outcome } from '../../../../shared/outcome';
import type { PushState } from '../../../platform/push';

export interface SaveDeps {
  readonly state: PushState;
  /** Whether the person has turned reminders off on this device. */
  readonly isOffHere: boolean;
  /** Asks for permission. */
  readonly ask: () => Promise<PushState>;
  readonly keep: (schedule: ReminderSchedule) => Promise<Outcome<RemindersAnswer, string>>;
  /** Lets the server reach this device. */
  readonly reach: (publicKey: string) => Promise<Outcome<RemindersAnswer, string>>;
}

/** Where this device stood after saving. */
export interface Saved {
  readonly state: PushState;
  readonly answer: RemindersAnswer;
  /** Why this device can't be reached, where it should have been. */
  readonly problem?: string;
}

/**
 * Saves the times, and has this device reached where they are to be shown on it. The person is asked for permission here and
 * nowhere else, and only with a reminder or the news of circles on (H11). Times that are saved hold on their other devices in any case.
 */
export async function saveReminders(
  schedule: ReminderSchedule,
  { state, isOffHere, ask, keep, reach }: SaveDeps,
): Promise<Outcome<Saved, string>> {
  const isAnythingOn = schedule.times.length > 0 || schedule.circleNews === true;
  const isWanted = isAnythingOn && !isOffHere;
  // First of all: a browser lets a page ask only while a press is handled.
  const next = isWanted && state === 'askable' ? await ask() : state;
  const kept = await keep(schedule);
  if (!kept.ok) return kept;
  const answer = kept.value;
  if (!isWanted || next !== 'allowed' || answer.isSubscribed) {
    return { ok: true, value: { state: next, answer } };
  }
  const reached = await reach(answer.publicKey);
  const value = reached.ok
    ? { state: next, answer: reached.value }
    : { state: next, answer, problem: reached.problem };
  return { ok: true, value };
}
