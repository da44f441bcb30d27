import { listAllFeedback, markFeedback as setStatus } from '../../sync-server/services/feedback';
import { OperatorError } from '../../sync-server/store/sqlite/hold-alone';
import type { Feedback, Store } from '../../sync-server/store/store';
import { onOneLine } from './on-one-line';

const SAID: Readonly<Record<Feedback['status'], string>> = {
  pending: 'pending',
  in_progress: 'in progress',
  resolved: 'resolved',
};

/** What people tell whoever runs this, a line each, with who says it: they may be asking about their data. */
export async function listFeedback(store: Pick<Store, 'listAllFeedback'>): Promise<string> {
  const lines = (await listAllFeedback(store)).map(
    ({ id, status, submittedAt, username, category, rating, subject, message }) =>
      [
        id,
        SAID[status],
        submittedAt,
        onOneLine(username),
        category,
        rating === null ? '-' : `${rating} of 5`,
        onOneLine(subject),
        onOneLine(message),
      ].join('  '),
  );
  return lines.join('\n') || 'There is no feedback yet.';
}

/** Says what has come of it, which its person sees beside it. Throws for what is not there. */
export async function markFeedback(
  store: Pick<Store, 'setFeedbackStatus'>,
  id: string,
  status: Feedback['status'],
): Promise<string> {
  if (await setStatus(store, id, status)) return `${id} is ${SAID[status]}.`;
  throw new OperatorError(`There is no feedback ${id}.`);
}
