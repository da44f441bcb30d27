/** The single verses of a reference: `Psalms 46:10-11` → `Psalms 46:10`, `Psalms 46:11`. */
export function listVerses(reference: string): string[] {
  const [, start = '', first, last = first] = /^(.+:)(\d+)(?:-(\d+))?$/.exec(reference) ?? [];
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, index) => `${start}${Number(first) + index}`,
  );
}
