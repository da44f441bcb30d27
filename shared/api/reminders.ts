import * as z from 'zod/mini';
import { DAILY_FLAGS } from '../domain/activity';
import { isLocalDay } from '../domain/local-day';

/** How many times a practice may have, and how many devices of one person are reached. */
export const REMINDER_LIMITS = { times: 7, devices: 10, endpointCharacters: 2_000 } as const;

/** Of a local day. */
const minute = z.int().check(z.minimum(0), z.maximum(1_439));

/** When a person is reminded of a practice, wherever they are. */
export const reminderTime = z.object({
  practice: z.enum(DAILY_FLAGS),
  minute,
  /** One bit for each day of the week: 1 for Sunday, 2 for Monday, 64 for Saturday. */
  weekdays: z.int().check(z.minimum(1), z.maximum(127)),
});
export type ReminderTime = z.infer<typeof reminderTime>;

/** From a minute of the local day to another, over midnight where the second is earlier. */
const quietHours = z.object({ from: minute, until: minute });
export type QuietHours = z.infer<typeof quietHours>;

const times = z
  .array(reminderTime)
  .check(
    z.maxLength(REMINDER_LIMITS.times * DAILY_FLAGS.length),
    z.refine(isEachDayOnce, 'Please give each practice one time a day.'),
  );

/** PUT /api/reminders: all of it in the place of what was. */
export const reminderSchedule = z.object({
  times,
  quiet: z.nullable(quietHours),
  /** Whether a notification names its practice. */
  showsPractice: z.boolean(),
  /** Whether the person is told that others prayed for their requests or responded; left out, it stays as it is. */
  circleNews: z.optional(z.boolean()),
});
export type ReminderSchedule = z.infer<typeof reminderSchedule>;

const day = z.string().check(z.refine(isLocalDay, 'Please give the day as YYYY-MM-DD.'));

/** POST /api/reminders/not-today: no reminder on this local day; null takes that back. */
export const notTodayRequest = z.object({ day: z.nullable(day) });

const base64url = (bytes: number) => {
  const characters = Math.ceil((bytes * 4) / 3);
  return z.string().check(z.regex(new RegExp(`^[\\w-]{${characters}}$`)));
};

/** PUT /api/reminders/device: how this device is reached, as `PushSubscription.toJSON` says it. */
export const deviceRequest = z.object({
  endpoint: z.string().check(z.maxLength(REMINDER_LIMITS.endpointCharacters)),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  /** The server's key that the device subscribed for. */
  publicKey: base64url(65),
});
export type DeviceRequest = z.infer<typeof deviceRequest>;

/** GET /api/reminders, and the answer to each change. */
export const remindersAnswer = z.extend(reminderSchedule, {
  /** The server's key that a device subscribes for, base64url. */
  publicKey: z.string(),
  /** The local day on which the person wants no reminder. */
  notOn: z.nullable(z.string()),
  circleNews: z._default(z.boolean(), false),
  /** Whether this device is reached, by the present key. */
  isSubscribed: z.boolean(),
  /** How many others are. */
  otherDevices: z.int(),
});
export type RemindersAnswer = z.infer<typeof remindersAnswer>;

function isEachDayOnce(given: readonly ReminderTime[]): boolean {
  return given.every((one, at) =>
    given
      .slice(at + 1)
      .every(
        (other) =>
          other.practice !== one.practice ||
          (other.minute !== one.minute && (other.weekdays & one.weekdays) === 0),
      ),
  );
}
