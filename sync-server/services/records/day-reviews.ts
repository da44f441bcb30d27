import type { DayReviewAnswer, DayReviewRequest } from '../../../shared/api/day-review';
import type { Today } from '../../../shared/domain/streak';
import { type DayReviewBody, dayReview } from '../../../shared/records/day-review';
import type { Account, Store } from '../../store/store';
import { idOf, readBody } from './read-body';
import type { RecordWriter } from './record-writer';

const EMPTY: DayReviewAnswer = { grateful: '', truth: '', tomorrowStep: '' };

/** The review of a day of the journey; empty texts where there is none. */
export async function readDayReview(
  store: Store,
  account: Account,
  challengeDay: number,
): Promise<DayReviewAnswer> {
  const record = await store.getRecord(account.id, idOf(dayReview, String(challengeDay)));
  return viewReview(readBody(dayReview, record) ?? EMPTY);
}

/** Saves the review of a day of the journey, written on the person's local day. */
export async function saveDayReview(
  writer: RecordWriter,
  account: Account,
  challengeDay: number,
  request: DayReviewRequest,
  today: Today,
): Promise<DayReviewAnswer> {
  const target = { kind: dayReview, id: idOf(dayReview, String(challengeDay)), ...today };
  const body = await writer.write(
    account,
    target,
    (current): DayReviewBody => ({ ...current, ...request, challengeDay }),
  );
  return viewReview(body);
}

function viewReview({ grateful, truth, tomorrowStep }: DayReviewAnswer): DayReviewAnswer {
  return { grateful, truth, tomorrowStep };
}
