import type { RowSeal } from './seal-contract';

let carried: { readonly personId: string; readonly seal: RowSeal } | undefined;

/** The app lock of this page's person is open. For as long as the page lives: locking loads it again. */
export function carrySeal(personId: string, seal: RowSeal): void {
  carried = { personId, seal };
}

/** What seals this person's rows in this page; undefined where they have no app lock, or it is closed. */
export function carriedSeal(personId: string): RowSeal | undefined {
  return carried?.personId === personId ? carried.seal : undefined;
}
