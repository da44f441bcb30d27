/** Thousands of simulated histories instead of a hundred, split over the machine's cores. */
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { addTallies, EMPTY_TALLY, type Tally } from '../../web/sync/testing/tally';

const REPORT_EVERY_MS = 30_000;

const seeds = Number(process.env.SEEDS ?? 2_000);
const steps = Number(process.env.STEPS ?? 100);
const firstSeed = Number(process.env.FIRST_SEED ?? 1_001);

/** Says how far it is and what the histories were made of. Resolves with whether all passed. */
export async function simulateLong(): Promise<boolean> {
  const workers = Math.min(availableParallelism(), seeds);
  const share = Math.ceil(seeds / workers);
  const folder = mkdtempSync(join(tmpdir(), 'choose-wholeness-long-'));
  const progressFile = join(folder, 'progress');
  closeSync(openSync(progressFile, 'w'));
  const started = Date.now();
  console.log(`${seeds} seeds of ${steps} steps from seed ${firstSeed}, ${workers} at a time`);
  const reporting = setInterval(() => report(progressFile, started), REPORT_EVERY_MS);
  const codes = await Promise.all(
    Array.from({ length: workers }, (_, index) =>
      runSimulation(progressFile, firstSeed + index * share, share),
    ),
  );
  clearInterval(reporting);
  report(progressFile, started);
  rmSync(folder, { recursive: true });
  const passed = codes.every((code) => code === 0);
  if (!passed) console.log('A history failed: its seed and its shortest form stand above.');
  return passed;
}

function report(progressFile: string, started: number): void {
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  const lines = readFileSync(progressFile, 'utf8').split('\n').filter(Boolean);
  const sum = lines.map((line) => JSON.parse(line) as Tally).reduce(addTallies, EMPTY_TALLY);
  const {
    histories,
    saves,
    recordings,
    requests,
    crashes,
    signOuts,
    guests,
    guestSaves,
    locksTurned,
    refusals,
    fullDisks,
    heldRecords,
    restores,
    cutOffs,
  } = sum;
  console.log(
    `${minutes} min: ${histories} histories passed, with ${saves} saves, ${recordings} recordings, ${requests} requests to a circle, ` +
      `${crashes} crashes, ${signOuts} sign-outs, ${guests} guests with ${guestSaves} saves, ${locksTurned} app locks turned on or off, ${refusals} refusals of locked words, ${fullDisks} full disks, ${heldRecords} records held in the end, ${restores} databases restored or followed by a standby, ${cutOffs} old primaries that answered beside the new`,
  );
}

function runSimulation(progressFile: string, first: number, count: number): Promise<number> {
  const environment = {
    ...process.env,
    FIRST_SEED: String(first),
    SEEDS: String(count),
    STEPS: String(steps),
    PROGRESS_FILE: progressFile,
  };
  // What the databases grumble on the way would bury the one report that counts.
  const options = { stdio: 'inherit' as const, env: environment };
  const flags = ['--testTimeout', '0', '--silent', '--reporter', 'dot'];
  const child = spawn('npx', ['vitest', 'run', '--project', 'simulation', ...flags], options);
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}
