export function findOrInstallBrowser(): Promise<string | undefined>;
export function findShell(): string | undefined;
export function findOrInstallShell(): Promise<string | undefined>;
