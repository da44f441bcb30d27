import type { Outbox, OutboxItem } from './contract';

/** How long a person looks at a spinner before they are told that it waits. */
const SENT_WITHIN_MS = 5_000;

/** What became of something in the outbox after a try to send it. Without a network the try ends at once. */
export async function seeItSent(
  { key }: OutboxItem,
  {
    outbox,
    syncNow,
  }: { readonly outbox: Pick<Outbox, 'find'>; readonly syncNow: () => Promise<void> },
): Promise<'sent' | 'waits' | 'refused'> {
  const tooLong = new Promise((resolve) => setTimeout(resolve, SENT_WITHIN_MS));
  await Promise.race([syncNow(), tooLong]);
  const left = await outbox.find(key);
  if (!left) return 'sent';
  return left.state === 'held' ? 'refused' : 'waits';
}
