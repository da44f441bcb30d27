/**
 * Leaves a trace in the browser's own performance timeline: readable in its developer tools, sent nowhere.
 * `detail` holds codes and counts, never words a person wrote.
 */
export function trace(name: string, detail: unknown): void {
  performance.mark(name, { detail });
}

/** As above, with the name of what was thrown and nothing of its message, which may hold words. */
export function traceFailure(name: string, error: unknown): void {
  trace(name, error instanceof Error ? error.name : 'unknown');
}
