/** Pokes that a process without the streams leaves to the one that has them, such as an operator's command. */
export interface PokeStore {
  owePokes(accountIds: readonly string[]): Promise<void>;
  /** Whether the person was owed one; they are owed none from then on. */
  takeOwedPoke(accountId: string): Promise<boolean>;
}
