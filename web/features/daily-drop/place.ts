/** Where in a drop a person stopped listening. */
export interface Place {
  /** The sentence, from 0. */
  readonly at: number;
  /** The millisecond of the narration. */
  readonly ms: number;
}

export const BEGINNING: Place = { at: 0, ms: 0 };

/** A place as it is remembered: `12 83500`. */
export function writePlace({ at, ms }: Place): string {
  return `${at} ${Math.round(ms)}`;
}

/** The beginning, where nothing that makes sense was remembered. */
export function readPlace(kept: string | null): Place {
  const [, at, ms] = /^(\d+) (\d+)$/.exec(kept ?? '') ?? [];
  return at === undefined ? BEGINNING : { at: Number(at), ms: Number(ms) };
}

/** The sentence that is heard at a millisecond; undefined before the first, which title and reference are. */
export function sentenceAt(starts: readonly number[], ms: number): number | undefined {
  const at = starts.findLastIndex((start) => start * 1000 <= ms);
  return at < 0 ? undefined : at;
}
