import { type Lock, localLock } from '../../platform/web-lock';

/** A lock that says which names are held at the moment. */
export function watchedLock(): Lock & { readonly held: ReadonlySet<string> } {
  const lock = localLock();
  const held = new Set<string>();
  return {
    held,
    run: (name, signal, work, options) =>
      lock.run(
        name,
        signal,
        async (whileHeld) => {
          held.add(name);
          try {
            return await work(whileHeld);
          } finally {
            held.delete(name);
          }
        },
        options,
      ),
  };
}
