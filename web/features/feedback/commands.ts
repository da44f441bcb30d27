import type { FeedbackRequest } from '../../../shared/api/feedback';
import type { Outbox, OutboxItem } from '../../local/contract';

export const FEEDBACK_PATH = '/api/feedback';

/** How long a person looks at a spinner before they are told that it waits. */
const SENT_WITHIN_MS = 5_000;

/** Puts it into the outbox, from where it is sent by itself. Rejects with `LocalStoreError` if the disk refuses. */
export function handOver(
  outbox: Pick<Outbox, 'add'>,
  request: FeedbackRequest,
): Promise<OutboxItem> {
  return outbox.add({ kind: 'feedback', path: FEEDBACK_PATH, body: request });
}

/** What became of something in the outbox after a try to send it, if there is a network to try. */
export async function seeItSent(
  { key }: OutboxItem,
  {
    outbox,
    syncNow,
  }: { readonly outbox: Pick<Outbox, 'find'>; readonly syncNow: () => Promise<void> },
  isOnline: boolean,
): Promise<'sent' | 'waits' | 'refused'> {
  if (isOnline) {
    const tooLong = new Promise((resolve) => setTimeout(resolve, SENT_WITHIN_MS));
    await Promise.race([syncNow(), tooLong]);
  }
  const left = await outbox.find(key);
  if (!left) return 'sent';
  return left.state === 'held' ? 'refused' : 'waits';
}
