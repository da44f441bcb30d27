/**
 * Leaves a trace in the browser's own performance timeline: readable in its developer tools, sent nowhere.
 * `detail` holds codes and counts, never words a person wrote.
 */
export function trace(name: string, detail: unknown): void {
  performance.mark(name, { detail });
}

/** What a trace may say of something that was thrown: its message may hold words. */
export function failureName(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
