/** What sealing anew did, in rows. */
export interface Resealed {
  sealed: number;
  /** Left as they are: they don't open. */
  unreadable: number;
}

/** What the store does about the way words are sealed. */
export interface SealStore {
  /**
   * Seals anew what an earlier version sealed without all that stands beside it (A41), until `stop` ends it. To be run at
   * start and daily, one at a time; where nothing is left it only looks at the keys.
   */
  sealUnbound(stop: AbortSignal): Promise<Resealed>;
}
