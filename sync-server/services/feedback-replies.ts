import type { FeedbackReply } from '../../shared/api/feedback';
import { FEEDBACK_REPLY_LIMITS } from '../../shared/api/operate';
import { Problem } from '../errors/problem';
import type { PersonKey, SealPlace } from '../sealing/keys';
import { ifItOpens, openJson, sealJson } from '../sealing/sealed-json';
import type { FeedbackReplyRow } from '../store/schema/operators';
import { stir } from '../store/sql/change-marks';
import type { Reading } from '../store/sql/database';
import {
  addReply,
  findFeedbackOwner,
  findReply,
  listReplies,
  listRepliesTo,
} from '../store/sql/feedback-reply-rows';
import { createReadLedger } from '../store/sql/ledger';
import type { Store } from '../store/store';

/**
 * Keeps a reply under feedback, sealed as the feedback is, and pokes its person’s devices; a repeat under the same id adds
 * nothing. Undefined where there is no such feedback; refuses with `POST_QUOTA` where it has `FEEDBACK_REPLY_LIMITS.replies`.
 */
export function replyToFeedback(
  { write, keys }: Pick<Store, 'write' | 'keys'>,
  feedbackId: string,
  { id, text, now }: { readonly id: string; readonly text: string; readonly now: number },
): Promise<FeedbackReply | undefined> {
  return write(async (tx) => {
    const userId = await findFeedbackOwner(tx, feedbackId);
    if (userId === undefined) return undefined;
    const key = await keyOf(tx, keys, userId);
    const known = await findReply(tx, { userId, id });
    if (known) return sayReply(key, known);
    await refuseFull(tx, { userId, id: feedbackId });
    const row = { userId, id, feedbackId, repliedAt: now };
    const kept = { ...row, body: sealJson(key, placeOfReply(row), text) };
    await addReply(tx, kept);
    await stir(tx, [userId]);
    return sayReply(key, kept);
  });
}

/** The replies to a person, by the feedback they are to. */
export function repliesOf(
  { read, keys }: Pick<Store, 'read' | 'keys'>,
  userId: string,
): Promise<Map<string, FeedbackReply[]>> {
  return read(async (tx) => {
    const rows = await listReplies(tx, userId);
    if (rows.length === 0) return new Map();
    const key = await keyOf(tx, keys, userId);
    const found = new Map<string, FeedbackReply[]>();
    for (const row of rows) {
      const before = found.get(row.feedbackId) ?? [];
      found.set(row.feedbackId, [...before, ...sayWhatOpens(key, [row])]);
    }
    return found;
  });
}

/** The replies to one feedback, whoever gave it. */
export function repliesTo(
  { read, keys }: Pick<Store, 'read' | 'keys'>,
  feedbackId: string,
): Promise<FeedbackReply[]> {
  return read(async (tx) => {
    const userId = await findFeedbackOwner(tx, feedbackId);
    if (userId === undefined) return [];
    const rows = await listRepliesTo(tx, { userId, id: feedbackId });
    return rows.length === 0 ? [] : sayWhatOpens(await keyOf(tx, keys, userId), rows);
  });
}

async function refuseFull(tx: Reading, feedback: { userId: string; id: string }): Promise<void> {
  const { replies } = FEEDBACK_REPLY_LIMITS;
  if ((await listRepliesTo(tx, feedback)).length < replies) return;
  throw new Problem(413, 'POST_QUOTA', `This feedback has ${replies} replies, and takes no more.`);
}

function sayWhatOpens(key: PersonKey, rows: readonly FeedbackReplyRow[]): FeedbackReply[] {
  return rows.flatMap((row) => ifItOpens(() => sayReply(key, row)));
}

function sayReply(key: PersonKey, row: FeedbackReplyRow): FeedbackReply {
  const text = openJson<string>(key, placeOfReply(row), row.body);
  return { id: row.id, text, repliedAt: new Date(row.repliedAt).toISOString() };
}

async function keyOf(tx: Reading, keys: Store['keys'], userId: string): Promise<PersonKey> {
  return (await createReadLedger(keys)(tx, userId)).key;
}

function placeOfReply({
  id,
  feedbackId,
  repliedAt,
}: Pick<FeedbackReplyRow, 'id' | 'feedbackId' | 'repliedAt'>): SealPlace {
  return { id, kind: 'feedback-reply', beside: [feedbackId, repliedAt] };
}
