/** One column of a chart. */
export interface Column {
  /** What it is called, alone in its chart: `Day 7`. */
  readonly name: string;
  /** What stands below it; empty for nothing. */
  readonly tick: string;
  /** Null where it is not told. */
  readonly people: number | null;
}
