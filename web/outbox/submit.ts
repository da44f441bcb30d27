import type { Outbox, OutboxItem, Post } from './contract';

/**
 * `failed`: this device could not keep it; the words are still where they were written. `sent`: the server has it. `waits`:
 * it is sent later. `refused`: the server does not take it; `item` is what is left in the outbox.
 */
export interface Submitted {
  readonly outcome: 'failed' | 'sent' | 'waits' | 'refused';
  readonly item?: OutboxItem | undefined;
}

interface SubmitDeps {
  readonly outbox: Pick<Outbox, 'add' | 'find'>;
  readonly syncNow: () => Promise<void>;
}

/** How long a person looks at a spinner before they are told that it waits, milliseconds. */
const SENT_WITHIN_MS = 5_000;

/** Hands something to the outbox, tries at once to send it, and says what came of it. `clear` as in {@link handToOutbox}. */
export async function submit(
  post: Post,
  { outbox, syncNow }: SubmitDeps,
  clear: () => Promise<void> = async () => undefined,
): Promise<Submitted> {
  const item = await handToOutbox(post, outbox, clear);
  if (!item) return { outcome: 'failed' };
  const tooLong = new Promise((resolve) => setTimeout(resolve, SENT_WITHIN_MS));
  // Without a network the try ends at once.
  await Promise.race([syncNow(), tooLong]);
  const left = await outbox.find(item.key);
  if (!left) return { outcome: 'sent' };
  return { outcome: left.state === 'held' ? 'refused' : 'waits', item: left };
}

/**
 * Puts what was written into the outbox, and only then `clear`s its draft: a crash leaves both. Undefined where this device
 * could not keep it; the draft is untouched then.
 */
export async function handToOutbox(
  post: Post,
  outbox: Pick<Outbox, 'add'>,
  clear: () => Promise<void>,
): Promise<OutboxItem | undefined> {
  const item = await outbox.add(post).catch(() => undefined);
  // It is on the disk; a draft that stays beside it is no loss.
  if (item) await clear().catch(() => undefined);
  return item;
}
