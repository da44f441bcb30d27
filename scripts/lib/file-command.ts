/** Runs a command that takes one file name, and ends the process with its sentence, good or bad. */
export async function runFileCommand(
  name: string,
  command: (file: string) => Promise<string>,
): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  try {
    if (!file || more.length > 0) throw new Error(`Usage: npm run ${name} -- FILE`);
    console.log(await command(file));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
