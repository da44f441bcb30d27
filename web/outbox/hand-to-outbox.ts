import type { Outbox, OutboxItem } from './contract';

/**
 * Puts what was written into the outbox, and only then `clear`s its draft: a crash leaves both. Undefined where this device
 * could not keep it; the draft is untouched then.
 */
export async function handToOutbox(
  written: Pick<OutboxItem, 'kind' | 'path' | 'body'>,
  outbox: Pick<Outbox, 'add'>,
  clear: () => Promise<void>,
): Promise<OutboxItem | undefined> {
  const item = await outbox.add(written).catch(() => undefined);
  // It is on the disk; a draft that stays beside it is no loss.
  if (item) await clear().catch(() => undefined);
  return item;
}
