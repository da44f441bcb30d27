/** Runs a command to its end with its output shown as it comes, and returns what it printed. */
export function run(
  command: string,
  args: readonly string[],
  options?: { readonly quiet?: boolean; readonly env?: Readonly<Record<string, string>> },
): Promise<{ readonly code: number; readonly output: string }>;
