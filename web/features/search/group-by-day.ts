import type { Hit } from '../../search/search-index';

/** The answers of one day. */
export interface DayOfHits {
  readonly day: string;
  readonly hits: readonly Hit[];
}

/** Answers under their days, in the order in which they came. */
export function groupByDay(hits: readonly Hit[]): DayOfHits[] {
  const days = new Map<string, Hit[]>();
  for (const hit of hits) days.set(hit.day, [...(days.get(hit.day) ?? []), hit]);
  return [...days].map(([day, onDay]) => ({ day, hits: onDay }));
}
