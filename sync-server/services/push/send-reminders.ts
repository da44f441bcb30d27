import type { ReminderPush } from '../../../shared/api/reminder-push';
import { claimDay, type DueRow, listDue, moveDue } from '../../store/sql/reminder-rows';
import type { DataStore } from '../../store/store';
import { readDailyProgress } from '../records/progress';
import { dayDue, isKeptBack, nextDueAt } from './due';
import { toLocal, zoneOr } from './local-moment';
import type { PushOutcome, SendPush } from './send-push';
import { forgetDevice, listReached, type ReachedDevice } from './subscriptions';

/** So many times are looked at with one question, and so many messages are under way at once. */
const PAGE = 200;
const AT_ONCE = 8;
/** After that long a push service that was busy is asked once more. */
const RETRY_MS = 20_000;

export interface SendRemindersDeps {
  readonly store: DataStore;
  readonly send: SendPush;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Resolves after so many milliseconds, and at once when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** A message for one device. */
interface Message {
  readonly device: ReachedDevice;
  readonly push: ReminderPush;
}

export type SentCounts = Readonly<Record<PushOutcome, number>>;

/**
 * Sends what is due (H2 to H7), until the signal aborts. What a push service is too busy for is tried once more. Says how many
 * messages came to which end.
 */
export async function sendReminders(
  deps: SendRemindersDeps,
  signal: AbortSignal,
): Promise<SentCounts> {
  const counts: Record<PushOutcome, number> = { sent: 0, gone: 0, later: 0, refused: 0 };
  const again: Message[] = [];
  const deliver = async (message: Message, onLater: (message: Message) => void) => {
    const outcome = await deps.send(message.device, message.push, signal);
    if (outcome === 'gone') await forgetDevice(deps.store, message.device);
    if (outcome === 'later') onLater(message);
    else counts[outcome] += 1;
  };
  for (;;) {
    const rows = await deps.store.read((tx) => listDue(tx, deps.now(), PAGE));
    let dealtWith = 0;
    await inParallel(rows, signal, async (row) => {
      const messages = await claim(deps, row);
      if (messages === undefined) return;
      dealtWith += 1;
      for (const message of messages) await deliver(message, (late) => again.push(late));
    });
    if (rows.length < PAGE || dealtWith === 0 || signal.aborted) break;
  }
  if (again.length > 0) await deps.wait(RETRY_MS, signal);
  await inParallel(again, signal, (message) =>
    deliver(message, () => {
      counts.later += 1;
    }),
  );
  return counts;
}

/**
 * Decides about one time and moves it on to when it is due next, in one transaction; undefined where another server has. What is
 * claimed in it is never sent twice, and where the server is killed before it sends, not at all (H3).
 */
async function claim(
  { store, now }: SendRemindersDeps,
  row: DueRow,
): Promise<Message[] | undefined> {
  const at = now();
  const { accountId, practice } = row;
  const day = await dayToSend(store, row, at);
  const nextAt = nextDueAt({ ...row, zone: zoneOr(row.timeZone) }, at);
  const isClaimed = await store.write(async (tx) => {
    if (!(await moveDue(tx, row, nextAt))) return undefined;
    return day !== undefined && (await claimDay(tx, { accountId, practice, day }));
  });
  if (isClaimed === undefined) return undefined;
  if (!isClaimed || day === undefined) return [];
  const push = { practice, day, ...(row.showsPractice === 1 && { isNamed: true as const }) };
  return (await listReached(store, accountId, at)).map((device) => ({ device, push }));
}

/** The local day that a reminder is sent for now; undefined where none is. */
async function dayToSend(store: DataStore, row: DueRow, at: number): Promise<string | undefined> {
  const zone = zoneOr(row.timeZone);
  const day = dayDue({ ...row, zone }, at);
  if (day === undefined) return undefined;
  const nowMinute = toLocal(at, zone).minute;
  if (isKeptBack(row, { day, minute: row.minute, nowMinute })) return undefined;
  const progress = await readDailyProgress(store, { id: row.accountId }, day);
  return progress[row.practice] ? undefined : day;
}

async function inParallel<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item && !signal.aborted; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
