import { type PersonKey, SealBrokenError, type SealPlace } from './keys';

/** How a row says that its words are sealed. */
export const SEALED_AS = {
  /** For id and kind alone, by an earlier version. */
  unbound: 1,
  /** For all that stands beside them in the clear (A41). */
  bound: 2,
} as const;

/** The plain content of a sealed row. Throws {@link SealBrokenError} also where unbound rows are no longer accepted. */
export function openAs(
  key: PersonKey,
  place: SealPlace,
  sealedAs: number,
  sealed: Uint8Array,
): Uint8Array {
  if (sealedAs !== SEALED_AS.unbound) return key.open(place, sealed);
  if (!key.takesUnbound) throw new SealBrokenError('Unbound rows open no more under this key');
  return key.open({ id: place.id, kind: place.kind }, sealed);
}
