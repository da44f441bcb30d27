import type { RecordState } from '../records/record';
import { findKind } from '../records/registry';

/**
 * The little that flags, streak and achievements need of a record. The same functions count for a screen that is
 * offline and for the server, so the two can never disagree.
 */
export interface Activity {
  /** Name of the record's kind. */
  readonly kind: string;
  /** The person's local calendar day. */
  readonly day: string;
  /** Offset from UTC of the writing device, minutes, east positive. */
  readonly utcOffsetMinutes: number;
  readonly deleted: boolean;
  /** Whether the record counts as done by the rule of its kind. */
  readonly done: boolean;
}

/** The five daily activities by the spec's names, in its order. */
export const DAILY_FLAGS = [
  'dailyDrop',
  'checkIn',
  'journal',
  'nourish',
  'bibleAndPrayer',
] as const;
export type DailyFlag = (typeof DAILY_FLAGS)[number];

/** What a record says about its day. A tombstone, an unknown kind or an unreadable body is never done. */
export function toActivity(
  record: Pick<RecordState, 'kind' | 'day' | 'utcOffsetMinutes' | 'deleted' | 'body'>,
): Activity {
  const { kind, day, utcOffsetMinutes, deleted } = record;
  return { kind, day, utcOffsetMinutes, deleted, done: !deleted && isDone(kind, record.body) };
}

function isDone(kindName: string, body: RecordState['body']): boolean {
  const kind = findKind(kindName);
  const parsed = kind?.schema.safeParse(body);
  return kind !== undefined && parsed?.success === true && kind.countsAsDone(parsed.data);
}

/** The daily flag an activity sets, or undefined where it sets none. */
export function flagOf(activity: Activity): DailyFlag | undefined {
  if (activity.deleted || !activity.done) return undefined;
  return findKind(activity.kind)?.flag;
}

/** More than five activities on every day of thirty years. */
const MOST_ACTIVITIES = 60_000;

/**
 * What was done, of records that come a part at a time: once for each kind, day and offset, so that what is kept and
 * reckoned with stays little however many records there are.
 */
export class DoneActivities {
  readonly #done = new Map<string, Activity>();
  readonly #counts = new Map<string, number>();

  add(record: Parameters<typeof toActivity>[0]): void {
    const activity = toActivity(record);
    if (!activity.done) return;
    const { kind, day, utcOffsetMinutes } = activity;
    this.#counts.set(kind, this.count({ name: kind }) + 1);
    if (this.#done.size < MOST_ACTIVITIES)
      this.#done.set(`${day} ${utcOffsetMinutes} ${kind}`, activity);
  }

  /** How many records of a kind were done. */
  count({ name }: { readonly name: string }): number {
    return this.#counts.get(name) ?? 0;
  }

  all(): Activity[] {
    return [...this.#done.values()];
  }
}
