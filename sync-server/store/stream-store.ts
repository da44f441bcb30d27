/** How far a person's changes have come. A stream that knows of less has to poke (P51). */
export interface ChangeMark {
  /** The number of the newest change of any of their records. */
  readonly sequence: number;
  /** Counts the changes that no record has: of a circle, a plan, an organization, by an operator. */
  readonly stirred: number;
}

/** What the streams ask of the store. */
export interface StreamStore {
  /** Counts a change of each of these people that no record has. Resolves with where each now is; nobody's id is left out. */
  stirAccounts(accountIds: readonly string[]): Promise<ReadonlyMap<string, ChangeMark>>;
  /** By token hash, where the person of each session is; a session that has ended at `now` is left out. */
  readChangeMarks(
    tokenHashes: readonly string[],
    now: number,
  ): Promise<ReadonlyMap<string, ChangeMark>>;
}
