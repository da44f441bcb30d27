import type { DayReviewAnswer, DayReviewRequest } from '../../../shared/api/day-review';
import { type JourneyDay, journeyDayKey } from '../../../shared/domain/challenge-day';
import type { Today } from '../../../shared/domain/streak';
import { type DayReviewBody, dayReview } from '../../../shared/records/day-review';
import type { Account, Store } from '../../store/store';
import { readBody } from './read-body';
import type { RecordWriter } from './record-writer';

const EMPTY: DayReviewAnswer = { grateful: '', truth: '', tomorrowStep: '' };

/** The review of a day of a journey; empty texts where there is none. */
export async function readDayReview(
  store: Store,
  account: Account,
  of: JourneyDay,
): Promise<DayReviewAnswer> {
  const record = await store.getRecord(account.id, dayReview.idFor(journeyDayKey(of)));
  return viewReview(readBody(dayReview, record) ?? EMPTY);
}

/** Saves the review of a day of a journey, written on the person's local day. */
export async function saveDayReview(
  writer: RecordWriter,
  account: Account,
  of: JourneyDay,
  request: DayReviewRequest,
  today: Today,
): Promise<DayReviewAnswer> {
  const { journey, challengeDay } = of;
  const target = { kind: dayReview, id: dayReview.idFor(journeyDayKey(of)), ...today };
  const body = await writer.write(
    account,
    target,
    (current): DayReviewBody => ({
      ...current,
      ...request,
      challengeDay,
      ...(journey > 1 && { journey }),
    }),
  );
  return viewReview(body);
}

function viewReview({ grateful, truth, tomorrowStep }: DayReviewAnswer): DayReviewAnswer {
  return { grateful, truth, tomorrowStep };
}
