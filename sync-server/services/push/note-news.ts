import type { RequestRow } from '../../store/schema/circles';
import type { CircleNewsRow } from '../../store/schema/reminders';
import { addNews, findTold } from '../../store/sql/circles/news-rows';
import type { Writing } from '../../store/sql/database';

/** So long after it a person is told, so that one who has the circle open sees it there instead. */
const GRACE_MS = 2 * 60_000;

/** What a member did for a request, and when, milliseconds since the epoch. */
interface Act extends Pick<CircleNewsRow, 'memberId' | 'kind'> {
  readonly at: number;
}

/** Notes that there is something to tell to the person whose request it is, where they want to be told of it (H12, H16). */
export async function noteNews(
  tx: Writing,
  request: Pick<RequestRow, 'id' | 'memberId'>,
  { memberId, kind, at }: Act,
): Promise<void> {
  const accountId = await findTold(tx, request, memberId);
  if (accountId === undefined) return;
  await addNews(tx, accountId, { requestId: request.id, memberId, kind }, at + GRACE_MS);
}
