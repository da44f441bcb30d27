import { ESSENTIAL_STORAGE, type EssentialStorage, type StoragePlace } from '../essential-storage';

/** Whether a name that was found in a place belongs to what is essential there. */
export function isEssential(place: StoragePlace, name: string): boolean {
  const entries: readonly EssentialStorage[] = ESSENTIAL_STORAGE[place];
  return entries.some(({ names }) => names.some((pattern) => fits(name, pattern)));
}

function fits(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
