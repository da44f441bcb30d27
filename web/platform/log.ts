/**
 * Leaves a trace in the browser's own performance timeline: readable in its developer tools, sent nowhere.
 * `detail` holds codes and counts, never words a person wrote.
 */
export function trace(name: string, detail: unknown): void {
  performance.mark(name, { detail });
}
