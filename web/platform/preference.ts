/** A small choice of this device, such as the size of its text; null before it was made. Nothing private stands here. */
export function readPreference(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Forgets all choices whose names begin so. */
export function forgetPreferences(prefix: string): void {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  for (const name of names) localStorage.removeItem(name);
}

/** Remembers a choice; where the browser refuses, it holds for this page alone. */
export function keepPreference(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // A choice that is forgotten is no loss worth a word.
  }
}
