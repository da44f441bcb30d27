import type { Live } from '../live/live';

/**
 * The last answers of the server with words in them, to be read without a network. They are the server's: nothing waits
 * here, and nothing is sealed at sign-out.
 */
export interface Answers {
  /** In the place of the last one from there. */
  keep(path: string, answer: unknown): Promise<void>;
  /**
   * Null where none was kept. An older version of the app may have kept it: check its shape. While somebody listens to it,
   * whoever else asks is given the same, and what was read is there at once.
   */
  live(path: string): Live<unknown>;
  /** Drops those that the person may no longer read. */
  forget(isGone: (path: string) => boolean): Promise<void>;
}
