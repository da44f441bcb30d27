import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type CpuProfile, ownShares, toFrames } from '../profile/cpu-profile';
import { drawFlame } from '../profile/draw-flame';
import type { Load } from './load';
import {
  askEpoch,
  BATCH,
  CONNECTIONS,
  type MeasuredServer,
  PULLED,
  READERS_AT_ONCE,
} from './measure-engine';
import { measurePulls, measurePushes } from './measure-sync';
import { plantPeople } from './people';

const FOLDER = fileURLToPath(new URL('profiles', import.meta.url));
const PRELOAD = new URL('profile-on-signal.mjs', import.meta.url).href;
/** On the disk of the folder, so that it can be renamed. */
const WRITTEN = join(FOLDER, 'taken.json');
const PEOPLE = 100;
/** So many functions are printed. */
const SHOWN = 15;

/** What a server is started with so that its profile can be taken. */
export const PROFILED = { NODE_OPTIONS: `--import ${PRELOAD}`, PROFILE_FILE: WRITTEN };

/** A load that was profiled: what of the processor time each function took itself. */
export interface ProfiledLoad {
  readonly name: string;
  readonly shares: ReturnType<typeof ownShares>;
}

/** Profiles each load alone, and writes each profile, and a flame graph of it, to `bench/server/profiles`. */
export async function measureProfiles(
  { origin, pid, database }: MeasuredServer,
  engine: string,
  durationMs: number,
): Promise<ProfiledLoad[]> {
  const people = await plantPeople(database, PEOPLE, PULLED);
  const crowd = { origin, people, epoch: await askEpoch(origin, people) };
  const push = (rows: number) => () =>
    measurePushes(crowd, { durationMs, connections: CONNECTIONS, rows });
  const loads: readonly (readonly [string, () => Promise<Load>])[] = [
    [
      `pulls of ${PULLED}`,
      () => measurePulls(crowd, { durationMs, connections: READERS_AT_ONCE, records: PULLED }),
    ],
    ['pushes of 1', push(1)],
    [`pushes of ${BATCH}`, push(BATCH)],
  ];
  mkdirSync(FOLDER, { recursive: true });
  const profiled: ProfiledLoad[] = [];
  for (const [name, load] of loads) {
    // Code is compiled first.
    await load();
    const file = join(FOLDER, `${engine}-${name.replaceAll(' ', '-')}`);
    const frames = toFrames(await profile(pid, load, `${file}.cpuprofile`));
    writeFileSync(`${file}.svg`, drawFlame(frames, `${name} on ${engine}`));
    profiled.push({ name, shares: ownShares(frames).slice(0, SHOWN) });
  }
  return profiled;
}

async function profile(
  pid: number,
  run: () => Promise<unknown>,
  file: string,
): Promise<CpuProfile> {
  process.kill(pid, 'SIGUSR2');
  await run();
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(WRITTEN)) await wait(50);
  const text = readFileSync(WRITTEN, 'utf8');
  renameSync(WRITTEN, file);
  return JSON.parse(text) as CpuProfile;
}
