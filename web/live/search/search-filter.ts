import type { Mood } from '../../../shared/records/check-in';
import type { SearchEntry } from './search-entry';

/** What an answer has to be, besides holding the words; what is absent narrows nothing. */
export interface SearchFilter {
  /** Name of a record's kind. */
  readonly kind?: string | undefined;
  readonly mood?: Mood | undefined;
  /** The first and the last day, `YYYY-MM-DD`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const NO_FILTER: SearchFilter = {};

/** Whether anything is narrowed. */
export function isNarrow(filter: SearchFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}

/** Whether a record answers a filter. */
export function passes(
  { kind, mood, day }: Pick<SearchEntry, 'kind' | 'mood' | 'day'>,
  filter: SearchFilter,
): boolean {
  const isKind = filter.kind === undefined || filter.kind === kind;
  const isMood = filter.mood === undefined || filter.mood === mood;
  return isKind && isMood && day >= (filter.from ?? '') && day <= (filter.to ?? LAST);
}

/** Whether a shelf, the beginning of a day, may hold what passes. */
export function mayHold(key: string, { from = '', to = LAST }: SearchFilter): boolean {
  return key >= from.slice(0, key.length) && key <= to.slice(0, key.length);
}

/** After every day. */
const LAST = '9999-99-99';
