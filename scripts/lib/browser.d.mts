export function findOrInstallBrowser(): Promise<string | undefined>;
