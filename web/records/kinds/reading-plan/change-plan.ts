import { passagesOfDay, type ReadingPlan } from '../../../../shared/content/plans/reading-plans';
import { sayReference } from '../../../../shared/content/say-reference';
import { type ReadingPlanBody, readingPlan } from '../../../../shared/records/reading-plan';
import { randomId } from '../../../platform/ids';
import { todayHere } from '../../../platform/today';
import { toast } from '../../../ui/toast-store';
import { LocalStoreError, type Records } from '../../contract';
import { addToDay } from '../bible-prayer-day/add-to-day';
import type { JoinedPlan, PlanRecord } from './joined-plan';

type Store = Pick<Records, 'find' | 'save'>;
type Fields = Pick<ReadingPlanBody, 'read' | 'pace' | 'closedOn'>;

/** A plan, with what the person did of it so far; without records where they have not begun it. */
export interface PlanToChange {
  readonly plan: ReadingPlan;
  readonly records: JoinedPlan['records'];
}

/** What a record of a plan holds after a change. `isFirst`: what is added goes into this one. */
type Change = (fields: Fields, isFirst: boolean) => Partial<Fields>;

/** Begins to read a plan at its first day. */
export function beginPlan(store: Store, plan: ReadingPlan): Promise<boolean> {
  return told(() => changePlan(store, { plan, records: [] }, () => ({})));
}

/**
 * Reads a plan along with others from its first day on the calendar (W14). One that was closed is opened again, and keeps the
 * days that were read.
 */
export function readAlong(
  store: Store,
  toChange: PlanToChange,
  startsOn: string,
): Promise<boolean> {
  const pace = { day: 1, on: startsOn };
  const isNew = toChange.records.length === 0;
  return told(() =>
    changePlan(store, toChange, () => (isNew ? { pace } : { pace, closedOn: null })),
  );
}

/** Checks a day off, and adds what was read to Bible & Prayer of today (N3, N4). */
export function markDay(store: Store, toChange: PlanToChange, day: number): Promise<boolean> {
  return told(async () => {
    await changePlan(store, toChange, ({ read = [] }, isFirst) =>
      isFirst ? { read: [...read.filter((each) => each !== day), day] } : {},
    );
    const passage = passagesOfDay(toChange.plan, day).map(sayReference).join('; ');
    await addToDay(store, todayHere(), { read: { minutes: 0, passage } });
  });
}

/** Takes the check of a day back, in every record (N3). Bible & Prayer of the day stays as it is. */
export function unmarkDay(store: Store, toChange: PlanToChange, day: number): Promise<boolean> {
  return told(() =>
    changePlan(store, toChange, ({ read = [] }) => ({
      read: read.filter((each) => each !== day),
    })),
  );
}

/** Makes a day today’s reading (N6). */
export function countFrom(store: Store, toChange: PlanToChange, day: number): Promise<boolean> {
  return told(() => changePlan(store, toChange, () => ({ pace: { day, on: todayHere() } })));
}

/** Closes a plan, or opens it again (N7). */
export function closePlan(
  store: Store,
  toChange: PlanToChange,
  isClosed: boolean,
): Promise<boolean> {
  return told(() =>
    changePlan(store, toChange, () => ({ closedOn: isClosed ? todayHere() : null })),
  );
}

/** Begins a plan again that was read to its end: all of its days are unread (N7). */
export function beginAgain(store: Store, toChange: PlanToChange): Promise<boolean> {
  const pace = { day: 1, on: todayHere() };
  return told(() => changePlan(store, toChange, () => ({ read: [], pace, closedOn: null })));
}

async function changePlan(
  store: Store,
  { plan, records }: PlanToChange,
  change: Change,
): Promise<void> {
  const [first, ...others] = records;
  const body = first?.body ?? { plan: plan.id, read: [], pace: { day: 1, on: todayHere() } };
  await save(store, { ...body, ...change(body, true) }, first);
  for (const other of others) {
    await save(store, { ...other.body, ...change(other.body, false) }, other);
  }
}

async function save(
  store: Store,
  body: ReadingPlanBody,
  opened: PlanRecord | undefined,
): Promise<void> {
  const id = opened?.id ?? randomId();
  await store.save({ kind: readingPlan, id, day: opened?.day ?? todayHere(), body, opened });
}

/** Whether it was kept; says so where this device can’t. */
async function told(keep: () => Promise<void>): Promise<boolean> {
  try {
    await keep();
    return true;
  } catch (error) {
    if (!(error instanceof LocalStoreError)) throw error;
    toast({ title: 'Not Saved', description: error.message, variant: 'destructive' });
    return false;
  }
}
