import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CompletedDrop } from '../../../../shared/domain/challenge-day';
import { addDays } from '../../../../shared/domain/local-day';
import type { Span } from './choices';
import { journeySpans, typedSpan, yearSpan } from './spans';

/** A journey by its number, the year, or days that are typed. */
export type SpanKind = `journey-${number}` | 'year' | 'days';

export interface SpanChoice {
  readonly kind: SpanKind;
  /** Numbers of the journeys that there is a book of. */
  readonly journeys: readonly number[];
  /** As they are typed. */
  readonly from: string;
  readonly to: string;
  /** Undefined until the journeys are read, and while typed days are no days. */
  readonly span: Span | undefined;
  choose(patch: Partial<Pick<SpanChoice, 'kind' | 'from' | 'to'>>): void;
}

const A_MONTH = 30;

/** Which days the book is of: at first the journey that the address names, the latest one, or without one the year. */
export function useSpanChoice(
  drops: readonly CompletedDrop[] | undefined,
  today: string,
): SpanChoice {
  const [search] = useSearchParams();
  const [typed, setTyped] = useState({ from: addDays(today, -A_MONTH), to: today });
  const [chosen, setChosen] = useState<SpanKind>();
  const journeys = useMemo(() => drops && journeySpans(drops, today), [drops, today]);
  const asked = Number(search.get('journey'));
  const first = journeys?.find(({ journey }) => journey === asked) ?? journeys?.at(-1);
  const kind = chosen ?? (first ? (`journey-${first.journey}` as const) : 'year');
  const span = useMemo(() => {
    if (!journeys) return undefined;
    if (kind === 'year') return yearSpan(today);
    if (kind === 'days') return typedSpan(typed.from, typed.to);
    return journeys.find(({ journey }) => kind === `journey-${journey}`);
  }, [journeys, kind, typed, today]);
  return {
    kind,
    journeys: (journeys ?? []).map(({ journey }) => journey),
    ...typed,
    span,
    choose({ kind: next, ...days }) {
      if (next) setChosen(next);
      setTyped((before) => ({ ...before, ...days }));
    },
  };
}
