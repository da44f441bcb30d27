import type { CircleNews } from '../../../shared/api/reminder-push';
import {
  type DueNewsRow,
  dropAllNews,
  listDueNews,
  listNewsKinds,
  moveNewsDue,
} from '../../store/sql/circles/news-rows';
import type { Writing } from '../../store/sql/database';
import { decideNews } from './news-due';
import { type Message, type SendDeps, type SentCounts, sendDue } from './send-due';
import { listReached } from './subscriptions';

/** Tells people what is new about their prayer requests (H12 to H19), until the signal aborts. */
export function sendNews(deps: SendDeps, signal: AbortSignal): Promise<SentCounts> {
  return sendDue(deps, signal, {
    list: (limit) => deps.store.read((tx) => listDueNews(tx, deps.now(), limit)),
    claim: (row) => claim(deps, row),
  });
}

/** Decides about one person in one transaction; undefined where another server has (H15). */
async function claim(deps: SendDeps, row: DueNewsRow): Promise<Message[] | undefined> {
  const { store } = deps;
  const now = deps.now();
  const decision = decideNews(row, now);
  const claimed = await store.write(async (tx) => {
    const news = await whatToTell(tx, row);
    if (news === undefined || decision.kind === 'drop') return forget(tx, row);
    if (decision.kind === 'wait') return move(tx, row, decision.until);
    const { day, sentOnDay } = decision;
    const isOurs = await moveNewsDue(tx, row, { dueAt: null, lastAt: now, day, sentOnDay });
    if (!isOurs) return undefined;
    await dropAllNews(tx, row.accountId);
    return { news, day };
  });
  if (claimed === undefined) return undefined;
  if (claimed === 'nothing') return [];
  const devices = await listReached(store, row.accountId, now);
  return devices.map((device) => ({ device, push: claimed }));
}

/** That somebody prayed says more than that somebody wrote. */
async function whatToTell(tx: Writing, row: DueNewsRow): Promise<CircleNews | undefined> {
  const kinds = await listNewsKinds(tx, row.accountId);
  return kinds.includes('prayed') ? 'prayed' : kinds[0];
}

async function forget(tx: Writing, row: DueNewsRow): Promise<'nothing' | undefined> {
  if ((await move(tx, row, null)) === undefined) return undefined;
  await dropAllNews(tx, row.accountId);
  return 'nothing';
}

async function move(
  tx: Writing,
  row: DueNewsRow,
  dueAt: number | null,
): Promise<'nothing' | undefined> {
  return (await moveNewsDue(tx, row, { dueAt })) ? 'nothing' : undefined;
}
