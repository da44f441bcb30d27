/** What a history was made of: shows that the ingredients did occur. */
export interface Tally {
  readonly histories: number;
  readonly saves: number;
  readonly recordings: number;
  readonly requests: number;
  readonly crashes: number;
  readonly signOuts: number;
  readonly guests: number;
  /** What guests saved: it has to be in the account in the end. */
  readonly guestSaves: number;
  readonly locksTurned: number;
  /** Times a locked device was asked for its words and refused. */
  readonly refusals: number;
  readonly fullDisks: number;
  readonly heldRecords: number;
  readonly restores: number;
  readonly cutOffs: number;
}

export const EMPTY_TALLY: Tally = {
  histories: 0,
  saves: 0,
  recordings: 0,
  requests: 0,
  crashes: 0,
  signOuts: 0,
  guests: 0,
  guestSaves: 0,
  locksTurned: 0,
  refusals: 0,
  fullDisks: 0,
  heldRecords: 0,
  restores: 0,
  cutOffs: 0,
};

export function addTallies(one: Tally, other: Tally): Tally {
  const sums = Object.entries(one).map(([key, count]) => [key, count + other[key as keyof Tally]]);
  return Object.fromEntries(sums) as unknown as Tally;
}
