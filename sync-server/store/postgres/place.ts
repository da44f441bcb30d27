/**
 * How far a database has come. The generation grows with each new name that it is given, the timeline where a standby takes the
 * place of its primary, the position in the write-ahead log with all that is written: in this order they say which of two states
 * of one database is the later one.
 */
export interface Place {
  readonly generation: number;
  /** Eight hexadecimal digits. */
  readonly timeline: string;
  /** Sixteen hexadecimal digits. */
  readonly position: string;
}

const MARK = /^(\d{8})\/([0-9A-F]{8})\/([0-9A-F]{16})$/;

/** As servers note it (P56). Of two texts the later place comes second by their characters. */
export function markOf({ generation, timeline, position }: Place): string {
  return `${String(generation).padStart(8, '0')}/${timeline}/${position}`;
}

/** Undefined for a text that is no mark: it counts as none. */
export function readMark(text: string): Place | undefined {
  const [, generation, timeline, position] = MARK.exec(text) ?? [];
  if (!generation || !timeline || !position) return undefined;
  return { generation: Number(generation), timeline, position };
}

export function isBehind(place: Place, other: Place): boolean {
  return markOf(place) < markOf(other);
}

/** The later of those that there are. */
export function latest(...places: readonly (Place | undefined)[]): Place | undefined {
  return places.reduce((last, each) => (last && !(each && isBehind(last, each)) ? last : each));
}

/** Whether nothing but writes lies between them: `later` is no copy that was put back, and no standby took a primary's place. */
export function goesOn(later: Place, from: Place): boolean {
  return later.timeline === from.timeline && !isBehind(later, from);
}

const GENERATION = /^(\d{1,8})~/;

/** The generation stands in the stored epoch; one without it is of the first, 0. */
export function generationOf(epoch: string): number {
  return Number(GENERATION.exec(epoch)?.[1] ?? 0);
}

/** A name for the generation after all of these. */
export function epochAfter(generations: readonly number[], randomId: string): string {
  return `${Math.max(...generations) + 1}~${randomId}`;
}

/** `0/16B3740`, as PostgreSQL writes a position, in sixteen digits. */
export function positionOf(lsn: string): string {
  return lsn
    .split('/')
    .map((half) => half.padStart(8, '0'))
    .join('');
}
