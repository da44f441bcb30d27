import type { PushMessage } from '../../../shared/api/reminder-push';
import type { DataStore } from '../../store/store';
import type { PushOutcome, SendPush } from './send-push';
import { forgetDevice, type ReachedDevice } from './subscriptions';

/** So many rows are looked at with one question, and so many messages are under way at once. */
const PAGE = 200;
const AT_ONCE = 8;
/** After that long a push service that was busy is asked once more. */
const RETRY_MS = 20_000;

export interface SendDeps {
  readonly store: DataStore;
  readonly send: SendPush;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Resolves after so many milliseconds, and at once when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** A message for one device. */
export interface Message {
  readonly device: ReachedDevice;
  readonly push: PushMessage;
}

export type SentCounts = Readonly<Record<PushOutcome, number>>;

/** What is due, a page at a time, and what is to be sent for it; undefined for what another server deals with. */
export interface Due<Row> {
  readonly list: (limit: number) => Promise<readonly Row[]>;
  readonly claim: (row: Row) => Promise<readonly Message[] | undefined>;
}

/**
 * Sends what is due, until the signal aborts. What a push service is too busy for is tried once more (H7). Says how many
 * messages came to which end.
 */
export async function sendDue<Row>(
  deps: SendDeps,
  signal: AbortSignal,
  { list, claim }: Due<Row>,
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
    const rows = await list(PAGE);
    let dealtWith = 0;
    await inParallel(rows, signal, async (row) => {
      const messages = await claim(row);
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
