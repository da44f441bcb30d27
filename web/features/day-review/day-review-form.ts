import { type DayReviewBody, dayReview } from '../../../shared/records/day-review';
import type { RecordFormSpec } from '../../records/record-form';

/** What the Day Review shows: its three sheets. */
export interface DayReviewForm {
  readonly grateful: string;
  readonly truth: string;
  readonly tomorrowStep: string;
}

/** A review needs words on all three sheets (spec section 5). */
export function isComplete({ grateful, truth, tomorrowStep }: DayReviewForm): boolean {
  return [grateful, truth, tomorrowStep].every(hasWords);
}

/**
 * The button's label: an existing review with any sheet filled is updated (spec section 4). `challengeDay` is undefined for
 * a day between two journeys.
 */
export function saveLabel(
  challengeDay: number | undefined,
  opened: DayReviewBody | undefined,
): string {
  const { grateful, truth, tomorrowStep } = toForm(opened);
  const isWritten = [grateful, truth, tomorrowStep].some(hasWords);
  if (isWritten) return 'Update Day Review';
  return challengeDay === undefined ? 'Save Day Review' : `Complete Day ${challengeDay}`;
}

/** What names the unsaved words about a challenge day, before its number. */
export const REVIEW_DRAFT = 'day-review';

/**
 * The review of a challenge day: its record, its draft and the way between record and screen.
 * @param day the local calendar day it is written on, if it is new
 * @param of the journey, and what names the review: its day of the journey, or a local day (J14)
 */
export function dayReviewOf(
  challengeDay: number,
  day: string,
  { key, journey }: { readonly key: string; readonly journey: number } = {
    key: String(challengeDay),
    journey: 1,
  },
): RecordFormSpec<DayReviewBody, DayReviewForm> {
  return {
    kind: dayReview,
    id: dayReview.idFor(key),
    day,
    draftKey: `${REVIEW_DRAFT}:${key}`,
    toForm,
    toBody: (form, opened) => ({
      ...opened,
      challengeDay,
      ...(journey > 1 && { journey }),
      ...form,
    }),
  };
}

function toForm(body: DayReviewBody | undefined): DayReviewForm {
  return {
    grateful: body?.grateful ?? '',
    truth: body?.truth ?? '',
    tomorrowStep: body?.tomorrowStep ?? '',
  };
}

function hasWords(text: string): boolean {
  return text.trim() !== '';
}
