import { claimDay, type DueRow, listDue, moveDue } from '../../store/sql/reminder-rows';
import type { DataStore } from '../../store/store';
import { readDailyProgress } from '../records/progress';
import { dayDue, isKeptBack, nextDueAt } from './due';
import { toLocal, zoneOr } from './local-moment';
import { type Message, type SendDeps, type SentCounts, sendDue } from './send-due';
import { listReached } from './subscriptions';

/** Sends the reminders that are due (H2 to H7), until the signal aborts. */
export function sendReminders(deps: SendDeps, signal: AbortSignal): Promise<SentCounts> {
  return sendDue(deps, signal, {
    list: (limit) => deps.store.read((tx) => listDue(tx, deps.now(), limit)),
    claim: (row) => claim(deps, row),
  });
}

/**
 * Decides about one time and moves it on to when it is due next, in one transaction; undefined where another server has. What is
 * claimed in it is never sent twice, and where the server is killed before it sends, not at all (H3).
 */
async function claim({ store, now }: SendDeps, row: DueRow): Promise<Message[] | undefined> {
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
