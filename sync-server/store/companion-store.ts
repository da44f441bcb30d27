import type { FlagRequest } from '../../shared/api/companion';

/** What a person says is wrong with an answer of the companion. */
export interface Flag extends FlagRequest {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly flaggedAt: number;
}

/** Flags are for whoever runs this to read, and go with the account. */
export interface CompanionStore {
  /** Keeps a flag, its note and verses sealed, unless one of that id is there; resolves with what is then there. */
  addFlag(accountId: string, flag: Flag): Promise<Flag>;
  /** A person's own, newest first. Rejects with SealBrokenError if what is stored was changed. */
  listFlags(accountId: string): Promise<Flag[]>;
  /** Everybody's, oldest first; whose they are is not told. One that no longer opens is left out. */
  listAllFlags(): Promise<Flag[]>;
}
