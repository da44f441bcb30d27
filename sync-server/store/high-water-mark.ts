/**
 * Where servers note how far their database has come, outside the database (P56): a copy of it that was put back is behind the
 * note. All servers of one database share one mark, and none waits for another: a mark that comes late costs a new epoch at most.
 */
export interface HighWaterMark {
  /** The mark that was written last, as it was written; undefined where there is none. */
  read(): Promise<string | undefined>;
  /** Resolves once the mark stands in the place of the one before. One that reads at the same time gets either, whole. */
  write(mark: string): Promise<void>;
}
