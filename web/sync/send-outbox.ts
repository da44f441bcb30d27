import type { Outcome } from '../../shared/outcome';
import type { OutboxReplica } from '../outbox/contract';
import { DONE, type Failure, isItemFailure, tryAgain } from './failure';
import type { OutboxTransport } from './outbox-transport';
import { endOf, type SyncOutcome } from './sync-outcome';
import { guarded, type SyncSession } from './sync-run';

/**
 * Sends everything that others are to read, the oldest first. What the server has is forgotten here, what it refuses is
 * held with its code unless it may be refused, everything else goes on waiting. What was never on its way is not begun while
 * there seems to be no network, so that its person can still take it back. May be aborted anywhere and repeated. Never rejects.
 */
export async function sendOutbox(
  outbox: OutboxReplica,
  transport: OutboxTransport,
  signal: AbortSignal,
  session: Pick<SyncSession, 'now' | 'log'>,
  isOnline: () => boolean,
): Promise<SyncOutcome> {
  const sent = await guarded(session, () => sendWaiting(outbox, transport, signal, isOnline));
  return sent.ok ? { kind: 'synced', at: session.now() } : endOf(sent.problem);
}

/** One that the server fails over does not keep the others from it; the run fails with it in the end. */
async function sendWaiting(
  outbox: OutboxReplica,
  transport: OutboxTransport,
  signal: AbortSignal,
  isOnline: () => boolean,
): Promise<Outcome<void, Failure>> {
  let first: Outcome<void, Failure> = DONE;
  for (const item of await outbox.waiting()) {
    if (!item.tried && !isOnline()) return tryAgain('UNREACHABLE');
    if (!(await outbox.begin(item.key))) continue;
    const reply = await transport.post(item, signal);
    if (reply.ok) {
      const { refused } = reply.value;
      const isOver = refused === undefined || item.mayBeRefused;
      await (isOver ? outbox.noteSent(item.key) : outbox.hold(item.key, refused));
      continue;
    }
    if (!isItemFailure(reply.problem)) return reply;
    if (first.ok) first = reply;
  }
  return first;
}
