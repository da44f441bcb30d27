/** One erased account: random ids and hashes, nothing that identifies the person. */
export interface Erasure {
  readonly accountId: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** SHA-256 of the tokens of the sessions that were open, hex. */
  readonly sessions: readonly string[];
}

/** What a device may know an erased account by. */
export interface ErasedMarks {
  readonly accountId?: string | undefined;
  readonly tokenHash?: string | undefined;
}
