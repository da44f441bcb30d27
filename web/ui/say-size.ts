const UNITS = ['kB', 'MB', 'GB', 'TB'];

/** Bytes as a person reads them: `310 kB`, `2.1 GB`. */
export function saySize(bytes: number): string {
  let size = bytes / 1000;
  let unit = 0;
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${size < 10 ? Number(size.toFixed(1)) : Math.round(size)} ${UNITS[unit]}`;
}
