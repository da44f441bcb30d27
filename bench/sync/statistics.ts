/** The middle value; the lower of the two for an even count. NaN of nothing. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which the given share of all values lies. NaN of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const index = Math.max(0, Math.ceil(sorted.length * share) - 1);
  return sorted[index] ?? Number.NaN;
}

/** Milliseconds as people read them: `1.23 s`, `45 ms`. */
export function showTime(milliseconds: number): string {
  if (Number.isNaN(milliseconds)) return '–';
  return milliseconds >= 1000
    ? `${(milliseconds / 1000).toFixed(2)} s`
    : `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
}

/** Bytes as people read them: `1.2 MB`, `640 kB`. */
export function showBytes(bytes: number): string {
  return bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toFixed(2)} MB`
    : `${Math.round(bytes / 1000)} kB`;
}
