import {
  decideOnReply,
  listModeratedReplies,
  removeReply,
} from '../../sync-server/services/replies/moderate-replies';
import type { ReplyStore } from '../../sync-server/services/replies/say-reply';
import { OperatorError } from '../../sync-server/store/sqlite/hold-alone';
import { onOneLine } from './on-one-line';

/** Every reply, a line each, with why readers flagged it. Neither its author nor they are told. */
export async function listReplies(store: ReplyStore): Promise<string> {
  const lines = (await listModeratedReplies(store, 'all')).map(
    ({ id, status, flags, submittedAt, questionId, text }) =>
      [
        id,
        status,
        flags.length === 0 ? 'no flags' : `flagged ${flags.join(', ')}`,
        new Date(submittedAt).toISOString(),
        `to ${questionId}`,
        onOneLine(text),
      ].join('  '),
  );
  return lines.join('\n') || 'Nobody has replied yet.';
}

/** Gives a reply a status. Throws for one that is not there. */
export async function decideOn(
  store: ReplyStore,
  id: string,
  status: 'approved' | 'rejected',
): Promise<string> {
  if (await decideOnReply(store, id, status)) return `${id} is ${status}.`;
  throw noReply(id);
}

/** Deletes a reply for good. Throws for one that is not there. */
export async function removeOne(store: ReplyStore, id: string, now: number): Promise<string> {
  if (await removeReply(store, id, now)) return `${id} is deleted.`;
  throw noReply(id);
}

function noReply(id: string): OperatorError {
  return new OperatorError(`There is no reply ${id}.`);
}
