import { useMemo, useRef, useState } from 'react';
import { checkIn } from '../../../shared/records/check-in';
import { dayReview } from '../../../shared/records/day-review';
import { combineLive } from '../../live/combine-live';
import type { Live } from '../../live/live';
import { useLive } from '../../live/react/use-live';
import type { Records } from '../../records/contract';
import { useRecords } from '../../records/react/use-records';
import { type GratitudeLine, gratitudeLines } from './model/gratitude-lines';
import { openSpan, type SpanState } from './model/open-span';
import type { TwelveMonths } from './model/twelve-months';

/** What was read before, to be there at once: in memory alone, and with the person it goes. */
const opened = new WeakMap<Records, Map<string, Live<SpanState | undefined>>>();

/** What twelve months hold; undefined until first read. */
export function useSpan(span: TwelveMonths): SpanState | undefined {
  const records = useRecords();
  return useLive(spanOf(records, span));
}

function spanOf(records: Records, span: TwelveMonths): Live<SpanState | undefined> {
  const spans = opened.get(records) ?? new Map<string, Live<SpanState | undefined>>();
  opened.set(records, spans);
  const known = spans.get(span.from) ?? openSpan(records, span);
  spans.set(span.from, known);
  return known;
}

const STEP = 8;

export interface Gratitude {
  /** Newest first; undefined until read. */
  readonly lines: readonly GratitudeLine[] | undefined;
  readonly more: boolean;
  readonly showMore: () => void;
}

/** What the person was grateful for, more of it on request: what is read does not grow with the years. */
export function useGratitude(): Gratitude {
  const records = useRecords();
  const [limit, setLimit] = useState(STEP);
  const read = useLive(
    useMemo(
      () =>
        combineLive(
          [records.liveNewest(checkIn, limit), records.liveNewest(dayReview, limit)],
          ([checkIns, reviews]) => gratitudeLines({ checkIns, reviews, limit }),
        ),
      [records, limit],
    ),
  );
  // While a longer list is read the shorter one stays, so that nothing jumps.
  const shown = useRef(read);
  if (read !== undefined) shown.current = read;
  return {
    lines: shown.current?.lines,
    more: shown.current?.more === true,
    showMore: () => setLimit((before) => before + 3 * STEP),
  };
}
