import { formatMonth } from './format/days';

/** One month of a history. */
export interface Month<Entry> {
  /** `YYYY-MM`. */
  readonly key: string;
  /** 'November', with its year where that is not this one. */
  readonly label: string;
  readonly entries: readonly Entry[];
}

/** Entries under the month they belong to. Their order is kept, and so is that of the months. */
export function groupByMonth<Entry extends { readonly day: string }>(
  entries: readonly Entry[],
  today: string,
): Month<Entry>[] {
  const months = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = entry.day.slice(0, 7);
    months.set(key, [...(months.get(key) ?? []), entry]);
  }
  return [...months].map(([key, inMonth]) => ({
    key,
    label: formatMonth(key, today),
    entries: inMonth,
  }));
}
