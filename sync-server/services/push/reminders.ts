import type {
  ReminderSchedule,
  RemindersAnswer,
  ReminderTime,
} from '../../../shared/api/reminders';
import type { AlsoKept } from '../../../shared/api/server-export';
import type { ReminderSettingsRow } from '../../store/schema/reminders';
import { dropAllNews, lookAgainAtNews } from '../../store/sql/circles/news-rows';
import type { Reading, Writing } from '../../store/sql/database';
import { findNewestPushKey, listSubscriptions } from '../../store/sql/push-rows';
import {
  findReminderSettings,
  keepReminderSettings,
  listReminderTimes,
  replaceReminderTimes,
} from '../../store/sql/reminder-rows';
import type { Account, Session, Store } from '../../store/store';
import { nextDueAt } from './due';
import { zoneOr } from './local-moment';
import { ensurePushKey } from './push-keys';

type Settings = Omit<ReminderSettingsRow, 'accountId'>;

const NO_SETTINGS: Settings = {
  quietFrom: null,
  quietUntil: null,
  showsPractice: 0,
  notOn: null,
  tellsCircleNews: 0,
};

/** Who asks, and from which device. */
export interface Asker {
  readonly account: Pick<Account, 'id' | 'timeZone'>;
  readonly session: Pick<Session, 'tokenHash'>;
}

/** When the person is reminded, on all their devices, and whether the one that asks is reached. */
export async function readReminders(
  store: Pick<Store, 'read' | 'write' | 'keys'>,
  asker: Asker,
  now: number,
): Promise<RemindersAnswer> {
  const publicKey = await ensurePushKey(store);
  return store.read((tx) => readView(tx, asker, publicKey, now));
}

/** Takes the place of what was. */
export async function keepSchedule(
  { write }: Pick<Store, 'write'>,
  { id, timeZone }: Pick<Account, 'id' | 'timeZone'>,
  { times, quiet, showsPractice, circleNews }: ReminderSchedule,
  now: number,
): Promise<void> {
  const zone = zoneOr(timeZone);
  const rows = times.map((time) => ({
    ...time,
    accountId: id,
    dueAt: nextDueAt({ ...time, zone }, now),
  }));
  await write(async (tx) => {
    await changeSettings(tx, id, {
      quietFrom: quiet?.from ?? null,
      quietUntil: quiet?.until ?? null,
      showsPractice: showsPractice ? 1 : 0,
      ...(circleNews !== undefined && { tellsCircleNews: circleNews ? 1 : 0 }),
    });
    if (circleNews === false) await dropAllNews(tx, id);
    await lookAgainAtNews(tx, id);
    await replaceReminderTimes(tx, id, rows);
  });
}

/** No reminder on this local day (H5); null takes that back. */
export async function keepNotToday(
  { write }: Pick<Store, 'write'>,
  accountId: string,
  notOn: string | null,
): Promise<void> {
  await write((tx) => changeSettings(tx, accountId, { notOn }));
}

/** What is kept of when a person is reminded, for their export. */
export async function exportReminders(
  tx: Reading,
  accountId: string,
): Promise<NonNullable<AlsoKept['reminders']>> {
  const settings = await findReminderSettings(tx, accountId);
  return {
    times: await readTimes(tx, accountId),
    settings: settings ? saySettings(settings) : null,
  };
}

async function readTimes(tx: Reading, accountId: string): Promise<ReminderTime[]> {
  const rows = await listReminderTimes(tx, accountId);
  return rows.map(({ practice, minute, weekdays }) => ({ practice, minute, weekdays }));
}

function saySettings({ quietFrom, quietUntil, showsPractice, notOn, tellsCircleNews }: Settings) {
  const isQuiet = quietFrom !== null && quietUntil !== null;
  return {
    quiet: isQuiet ? { from: quietFrom, until: quietUntil } : null,
    showsPractice: showsPractice === 1,
    circleNews: tellsCircleNews === 1,
    notOn,
  };
}

async function readView(
  tx: Reading,
  { account, session }: Asker,
  publicKey: string,
  now: number,
): Promise<RemindersAnswer> {
  const newest = (await findNewestPushKey(tx))?.id ?? publicKey;
  const devices = await listSubscriptions(tx, account.id, now);
  const own = devices.find(({ sessionHash }) => sessionHash === session.tokenHash);
  return {
    times: await readTimes(tx, account.id),
    ...saySettings((await findReminderSettings(tx, account.id)) ?? NO_SETTINGS),
    publicKey: newest,
    isSubscribed: own?.keyId === newest,
    otherDevices: devices.length - (own ? 1 : 0),
  };
}

async function changeSettings(
  tx: Writing,
  accountId: string,
  change: Partial<Settings>,
): Promise<void> {
  const before = (await findReminderSettings(tx, accountId)) ?? NO_SETTINGS;
  await keepReminderSettings(tx, { ...before, ...change, accountId });
}
