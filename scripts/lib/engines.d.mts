/** Whether there is, or could be installed, what reads the words of a printed page. */
export function findOrInstallReader(): Promise<boolean>;

/** The program of each engine that there is or could be installed, by the engine's name. */
export function findOrInstallEngines(
  names: readonly string[],
): Promise<ReadonlyMap<string, string>>;
