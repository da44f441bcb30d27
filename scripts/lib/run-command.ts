import { parseArgs } from 'node:util';

/** Runs a command and ends the process with its sentence, good or bad. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The one argument of a command, and which of the flags it may take were given. Throws its usage. */
export function readArguments(
  usage: string,
  flag?: string,
): { readonly path: string; readonly flagged: boolean } {
  try {
    const options = flag === undefined ? {} : { [flag]: { type: 'boolean' as const } };
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [path, ...more] = positionals;
    if (path && more.length === 0) {
      return { path, flagged: flag !== undefined && values[flag] === true };
    }
  } catch {
    // An unknown flag: the usage says which there are.
  }
  throw new Error(`Usage: ${usage}`);
}
