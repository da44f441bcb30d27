import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findOrInstallPostgres, findPostgres } from './lib/postgres.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'));
  vi.stubEnv('POSTGRES_PROGRAMS', undefined);
  vi.stubEnv('TEST_DATABASE_URL', undefined);
  vi.stubEnv('PATH', '');
});
afterEach(() => rmSync(folder, { recursive: true }));

function place(name: string, programs = ['initdb', 'postgres']): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  for (const program of programs) writeFileSync(join(path, program), '');
  return path;
}

describe('the PostgreSQL of the tests', () => {
  it('is the newest that the system has', () => {
    const [, newest] = [place('9/bin'), place('17/bin'), place('15/bin')];
    place('18/bin', ['pg_dump']);
    expect(findPostgres(folder)).toBe(newest);
  });

  it('is the one on PATH before that', () => {
    place('debian/17/bin');
    const onPath = place('homebrew');
    vi.stubEnv('PATH', `${place('other', ['postgres'])}:${onPath}`);
    expect(findPostgres(join(folder, 'debian'))).toBe(onPath);
  });

  it('is the one that is named before all others', () => {
    place('debian/17/bin');
    vi.stubEnv('POSTGRES_PROGRAMS', place('named'));
    expect(findPostgres(join(folder, 'debian'))).toBe(join(folder, 'named'));
    vi.stubEnv('POSTGRES_PROGRAMS', join(folder, 'nothing'));
    expect(findPostgres(join(folder, 'debian'))).toBeUndefined();
  });

  it('is not looked for where one that runs is named', async () => {
    vi.stubEnv('POSTGRES_PROGRAMS', place('named'));
    expect(await findOrInstallPostgres()).toBe(join(folder, 'named'));
    vi.stubEnv('TEST_DATABASE_URL', 'postgres://tester@localhost/postgres');
    expect(await findOrInstallPostgres()).toBeUndefined();
  });
});
