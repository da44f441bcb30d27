/** A small choice of this device, such as the size of its text; null before it was made. Nothing private stands here. */
export function readPreference(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Remembers a choice; where the browser refuses, it holds for this page alone. */
export function keepPreference(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // A choice that is forgotten is no loss worth a word.
  }
}
