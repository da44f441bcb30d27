import type { Mood } from '../../shared/records/check-in';
import type { SearchEntry } from './search-entry';

/** What an answer has to be, besides holding the words; what is absent narrows nothing. */
export interface SearchFilter {
  /** Name of a record's kind. */
  readonly kind?: string | undefined;
  readonly mood?: Mood | undefined;
  /** The beginning of a tag, in small or capital letters. */
  readonly tag?: string | undefined;
  /** Only what has a photo. */
  readonly withPhoto?: true | undefined;
  /** The first and the last day, `YYYY-MM-DD`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const NO_FILTER: SearchFilter = {};

/** Whether anything is narrowed. */
export function isNarrow(filter: SearchFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}

type Filtered = Pick<SearchEntry, 'kind' | 'mood' | 'tags' | 'photos' | 'day'>;

/** Whether a record answers a filter. */
export function passes(
  { kind, mood, tags = [], photos = [], day }: Filtered,
  filter: SearchFilter,
): boolean {
  const isKind = filter.kind === undefined || filter.kind === kind;
  const isMood = filter.mood === undefined || filter.mood === mood;
  const isTagged = filter.tag === undefined || tags.some((tag) => beginsWith(tag, filter.tag));
  const isSeen = filter.withPhoto === undefined || photos.length > 0;
  return (
    isKind &&
    isMood &&
    isTagged &&
    isSeen &&
    day >= (filter.from ?? '') &&
    day <= (filter.to ?? LAST)
  );
}

function beginsWith(tag: string, asked = ''): boolean {
  return tag.toLowerCase().startsWith(asked.trim().toLowerCase());
}

/** Whether a shelf, the beginning of a day, may hold what passes. */
export function mayHold(key: string, { from = '', to = LAST }: SearchFilter): boolean {
  return key >= from.slice(0, key.length) && key <= to.slice(0, key.length);
}

/** After every day. */
const LAST = '9999-99-99';
