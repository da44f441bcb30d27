/** Where in a drop a person stopped listening. */
export interface Place {
  /** The sentence, from 0. */
  readonly at: number;
  /** The millisecond of the narration. */
  readonly ms: number;
}

/** A place as it is remembered. */
export interface HeardPlace extends Place {
  /** When the person was there, milliseconds since the epoch; 0 where that was not remembered. */
  readonly heardAt: number;
}

export const BEGINNING: HeardPlace = { at: 0, ms: 0, heardAt: 0 };

/** A place as this device remembers it: `12 83500 1790000000000`. */
export function writePlace({ at, ms, heardAt }: HeardPlace): string {
  return `${at} ${Math.round(ms)} ${heardAt}`;
}

/** The beginning, where nothing that makes sense was remembered. */
export function readPlace(kept: string | null): HeardPlace {
  const [, at, ms, heardAt] = /^(\d+) (\d+)(?: (\d+))?$/.exec(kept ?? '') ?? [];
  return at === undefined
    ? BEGINNING
    : { at: Number(at), ms: Number(ms), heardAt: Number(heardAt ?? 0) };
}

/** The sentence that is heard at a millisecond; undefined before the first, which title and reference are. */
export function sentenceAt(starts: readonly number[], ms: number): number | undefined {
  const at = starts.findLastIndex((start) => start * 1000 <= ms);
  return at < 0 ? undefined : at;
}
