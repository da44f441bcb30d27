import type { DraftDisk } from '../draft-keeper';

/** A disk of drafts in memory. `written` is what was kept and not discarded. */
export function memoryDrafts(): DraftDisk & { readonly written: Map<string, unknown> } {
  const written = new Map<string, unknown>();
  return {
    written,
    read: async <Value>(key: string) => written.get(key) as Value | undefined,
    write: async (key, value) => void written.set(key, structuredClone(value)),
    adoptCopy: async () => undefined,
    discard: async (key) => void written.delete(key),
    all: async () => [],
  };
}
