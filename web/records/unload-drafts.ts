/**
 * Unsaved writing that a page leaves behind as it goes. A browser ends a page without waiting for its databases, so a
 * write begun there is lost; local storage alone takes words at once. They stand there, under the person's own id,
 * only until the next page of that person has written them to the drafts.
 */
export interface UnloadDrafts {
  /** What earlier pages left. Of two copies of one draft the second waits for the next page. */
  found(): { readonly page: string; readonly key: string; readonly value: unknown }[];
  /** Leaves a draft behind. False where the storage refuses, which is no reason to stop a page that goes. */
  leave(key: string, value: unknown): boolean;
  /** The draft is on the disk, or no longer wanted. */
  forget(key: string): void;
}

/** The last words of one person; `page` names this page among their others. */
export function unloadDrafts(
  personId: string,
  page: string,
  storage: Storage = localStorage,
): UnloadDrafts {
  const own = prefix(personId);
  const names = new Map<string, Set<string>>();
  const remember = (key: string, name: string) =>
    names.set(key, (names.get(key) ?? new Set()).add(name));

  return {
    found() {
      const left = Object.keys(storage).filter((name) => name.startsWith(own));
      return left.flatMap((name) => {
        const words = readWords(storage.getItem(name));
        if (!words || names.has(words.key)) return [];
        remember(words.key, name);
        return [{ page: pageOf(name, own), ...words }];
      });
    },
    leave(key, value) {
      const name = `${own}${page}:${key}`;
      try {
        storage.setItem(name, JSON.stringify({ key, value }));
        remember(key, name);
        return true;
      } catch {
        // Full, or forbidden: the draft that is on the disk has to do.
        return false;
      }
    },
    forget(key) {
      for (const name of names.get(key) ?? []) storage.removeItem(name);
      names.delete(key);
    },
  };
}

/** All that any page of a person left behind, copies of one draft included, and a way to forget it. */
export function allUnloadDrafts(personId: string, storage: Storage = localStorage) {
  const own = prefix(personId);
  const names = Object.keys(storage).filter((name) => name.startsWith(own));
  return {
    found: () =>
      names.flatMap((name) => {
        const words = readWords(storage.getItem(name));
        return words ? [{ page: pageOf(name, own), ...words }] : [];
      }),
    forget: () => {
      for (const name of names) storage.removeItem(name);
    },
  };
}

function prefix(personId: string): string {
  return `lastWords:${personId}:`;
}

function pageOf(name: string, prefix: string): string {
  return name.slice(prefix.length).split(':')[0] ?? '';
}

function readWords(text: string | null): { key: string; value: unknown } | undefined {
  try {
    const words = JSON.parse(text ?? '') as { key: string; value: unknown };
    return typeof words.key === 'string' ? words : undefined;
  } catch {
    return undefined;
  }
}
