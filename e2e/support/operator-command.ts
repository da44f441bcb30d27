import { execFileSync } from 'node:child_process';

/** What the operator's command says, run beside the server of this data folder. */
export function operatorCommand(dataDir: string, ...args: string[]): string {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  return execFileSync(process.execPath, ['--import', 'tsx', 'scripts/admin.ts', ...args], { env })
    .toString()
    .trim();
}
