import type { Manifest } from 'vite';

/**
 * The first circle found in what built files import statically, as manifest keys; undefined when there is none. In a
 * circle a file can run before what it needs has run.
 */
export function chunkCircle(manifest: Manifest): readonly string[] | undefined {
  const done = new Set<string>();
  const circleFrom = (key: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(key)) return path.slice(path.indexOf(key));
    if (done.has(key)) return undefined;
    for (const imported of manifest[key]?.imports ?? []) {
      const circle = circleFrom(imported, [...path, key]);
      if (circle) return circle;
    }
    done.add(key);
    return undefined;
  };
  for (const key of Object.keys(manifest)) {
    const circle = circleFrom(key, []);
    if (circle) return circle;
  }
  return undefined;
}
