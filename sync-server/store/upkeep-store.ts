/** What sealing anew did, in rows. */
export interface Resealed {
  sealed: number;
  /** Left as they are: they don't open. */
  unreadable: number;
}

/** What the server does for its store at start and daily. */
export interface UpkeepStore {
  /**
   * Seals anew what an earlier version sealed without all that stands beside it (A41), until `stop` ends it. One at a time;
   * where nothing is left it only looks at the keys.
   */
  sealUnbound(stop: AbortSignal): Promise<Resealed>;
  /**
   * Takes away what is left of erased people in what the database wrote of late (A42). False while another program still
   * reads it; the store then goes on trying by itself.
   */
  emptyWal(): Promise<boolean>;
}
