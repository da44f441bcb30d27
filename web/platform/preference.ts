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

/** Keeps what stands under one beginning under another, where nothing stands there yet. */
export function takePreferences(from: string, to: string): void {
  for (const name of Object.keys(localStorage).filter((each) => each.startsWith(from))) {
    const taken = to + name.slice(from.length);
    const value = readPreference(name);
    if (value !== null && readPreference(taken) === null) keepPreference(taken, value);
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
