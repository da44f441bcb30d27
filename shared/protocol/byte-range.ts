/** The first and the last byte of a part of something. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The single range that a `Range` header asks for of something `bytes` long; undefined where the whole is to be answered,
 * which is also what the standard permits for several ranges at once.
 */
export function readRange(
  header: string | null | undefined,
  bytes: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, from, to] = match;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return first > last || first >= bytes ? 'unsatisfiable' : { first, last };
}
