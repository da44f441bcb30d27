/** The program of each engine that there is or could be installed, by the engine's name. */
export function findOrInstallEngines(
  names: readonly string[],
): Promise<ReadonlyMap<string, string>>;
