import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Copies what git knows of the working tree, and what it does not ignore, to a folder of its own, which goes when this
 * program ends. Packages are shared by a link: nothing is ever planted in those.
 */
export function copyTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'choose-wholeness-mutants-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    maxBuffer: 2 ** 26,
  });
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    cpSync(file, join(folder, file), { force: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}
