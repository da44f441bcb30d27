/**
 * The port behind which personal words are sealed at rest. Nothing here knows of HTTP or of a database.
 */

/** Where a sealed thing belongs. It is authenticated with it: anywhere else it does not open (A23). */
export interface SealPlace {
  readonly id: string;
  readonly kind: string;
  /** Data stored beside it in plain text. It is authenticated too: where it differs, nothing opens (A41). */
  readonly beside?: readonly (string | number)[];
}

/** A JSON object whose last value may be sealed. */
export interface SealedObject {
  /** The object up to that value, `{"id":"x","body":`; all of it where nothing is sealed. */
  readonly text: string;
  readonly value?: { readonly place: SealPlace; readonly sealed: Uint8Array };
}

/** Sealed objects in one piece of memory, which another thread takes over without a copy. */
export interface PackedObjects {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Of each object where its text ends, then its place, then its sealed value; all three alike where nothing is sealed. */
  readonly ends: Uint32Array<ArrayBuffer>;
}

/** What became of a list of sealed objects. */
export interface OpenedList {
  /** The JSON list of those that opened, in their order, as UTF-8. */
  readonly json: Uint8Array;
  /** The indices of those that did not. */
  readonly broken: readonly number[];
}

/** One person's key, ready for use. Keep it no longer than an operation takes. */
export interface PersonKey {
  /** Seals bytes for one place of this person. Sealing twice gives different bytes. */
  seal(place: SealPlace, plain: Uint8Array): Uint8Array;
  /** The bytes sealed for exactly this place. Throws {@link SealBrokenError} if anything differs. */
  open(place: SealPlace, sealed: Uint8Array): Uint8Array;
  /** Puts many together, to be opened at once. */
  pack(objects: readonly SealedObject[]): PackedObjects;
  /** Opens each as `open` does. It may be done on another thread, which takes the packed bytes over. */
  openPacked(packed: PackedObjects): Promise<OpenedList>;
  /** A key of 32 bytes for one place of this person: the same each time, and gone when the person's key is destroyed. */
  derive(place: SealPlace): Uint8Array;
  /** Whether rows of an earlier version, sealed for their id and kind alone, still open under this key (A41). */
  readonly takesUnbound: boolean;
}

/** Keys of people, themselves wrapped by a master key that never reaches the database. */
export interface Keys {
  /** A fresh random key for a person, wrapped: the form to store. Destroying it erases all it sealed. */
  newWrappedKey(personId: string): Uint8Array;
  /** Unwraps a person's key. Throws {@link SealBrokenError} with another master key or another person. */
  unwrap(personId: string, wrapped: Uint8Array): PersonKey;
  /** The same key, wrapped as one that takes nothing unbound any more. */
  bindKey(personId: string, wrapped: Uint8Array): Uint8Array;
}

/** Something sealed was changed, moved, or sealed under another key. */
export class SealBrokenError extends Error {
  override readonly name = 'SealBrokenError';
}
