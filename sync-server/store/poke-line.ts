import type { ChangeMark } from './stream-store';

/** Whose changes have moved, and how far. */
export interface Poke extends ChangeMark {
  readonly accountId: string;
}

/** Hands pokes to the other servers on the same database (P57). Each is a hint and may be lost. */
export interface PokeLine {
  /** Hands a poke on, soon and without an answer. Drops it where the database can't be reached. Never throws. */
  send(poke: Poke): void;
  /** Calls `heard` with each poke of another server, and with none of this one. */
  onPoke(heard: (poke: Poke) => void): void;
  /** Ends the connection. Pokes that wait are dropped. */
  close(): Promise<void>;
}
