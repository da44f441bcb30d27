import type { FeedbackRequest } from '../../../shared/api/feedback';
import type { Outbox, OutboxItem } from '../../local/contract';

export const FEEDBACK_PATH = '/api/feedback';

/** Puts it into the outbox, from where it is sent by itself. Rejects with `LocalStoreError` if the disk refuses. */
export function handOver(
  outbox: Pick<Outbox, 'add'>,
  request: FeedbackRequest,
): Promise<OutboxItem> {
  return outbox.add({ kind: 'feedback', path: FEEDBACK_PATH, body: request });
}
