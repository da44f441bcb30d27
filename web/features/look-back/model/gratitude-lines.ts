import type { CheckInBody } from '../../../../shared/records/check-in';
import type { DayReviewBody } from '../../../../shared/records/day-review';
import type { RecordOf } from '../../../records/contract';

/** One thing that a person was grateful for. */
export interface GratitudeLine {
  readonly key: string;
  readonly day: string;
  readonly text: string;
}

interface Read {
  /** Each newest first, no more than `limit`. */
  readonly checkIns: readonly RecordOf<CheckInBody>[];
  readonly reviews: readonly RecordOf<DayReviewBody>[];
  readonly limit: number;
}

interface Dated {
  readonly order: number;
  readonly lines: readonly GratitudeLine[];
}

/** The lines that are known to be the newest, newest first; `more` where there may be earlier ones. */
export function gratitudeLines({ checkIns, reviews, limit }: Read): {
  readonly lines: readonly GratitudeLine[];
  readonly more: boolean;
} {
  const full = [checkIns, reviews].filter((list) => list.length >= limit);
  // What lies behind the end of a list that goes on is not known yet.
  const reach = Math.min(...full.map((list) => list.at(-1)?.order ?? 0), Number.POSITIVE_INFINITY);
  const dated = [...checkIns.map(ofCheckIn), ...reviews.map(ofReview)]
    .filter(({ order }) => order <= reach)
    .sort((one, other) => one.order - other.order);
  return { lines: dated.flatMap(({ lines }) => lines), more: full.length > 0 };
}

function ofCheckIn({ id, day, order, body }: RecordOf<CheckInBody>): Dated {
  const texts = [body.gratitude1, body.gratitude2, body.gratitude3];
  return { order, lines: texts.flatMap((text, at) => lineOf(`${id} ${at}`, day, text)) };
}

function ofReview({ id, day, order, body }: RecordOf<DayReviewBody>): Dated {
  return { order, lines: lineOf(id, day, body.grateful) };
}

function lineOf(key: string, day: string, text: string | null | undefined): GratitudeLine[] {
  const said = text?.trim();
  return said ? [{ key, day, text: said }] : [];
}
