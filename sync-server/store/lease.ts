/** The right of one server to do what one at a time does. */
export interface Lease {
  readonly name: string;
  /** Greater than that of everyone who held it before. */
  readonly fence: number;
}

/** Another server has taken the lease since: what this one was about to change stays as it is (U9). */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}
