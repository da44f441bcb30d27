/**
 * npm run test:long: thousands of simulated histories instead of a hundred, split over the machine's cores.
 * SEEDS (default 4000), STEPS (default 100) and FIRST_SEED (default 1001) say how many, how long, from where.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const seeds = Number(process.env.SEEDS ?? 4_000);
const steps = Number(process.env.STEPS ?? 100);
const firstSeed = Number(process.env.FIRST_SEED ?? 1_001);
const workers = Math.min(availableParallelism(), seeds);
const share = Math.ceil(seeds / workers);

const started = Date.now();
console.log(`${seeds} histories of ${steps} steps from seed ${firstSeed}, ${workers} at a time`);
const codes = await Promise.all(
  Array.from({ length: workers }, (_, index) => runSimulation(firstSeed + index * share, share)),
);
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
const failed = codes.some((code) => code !== 0);
console.log(failed ? `failed after ${minutes} minutes` : `all passed in ${minutes} minutes`);
process.exitCode = failed ? 1 : 0;

function runSimulation(first: number, count: number): Promise<number> {
  const environment = {
    ...process.env,
    FIRST_SEED: String(first),
    SEEDS: String(count),
    STEPS: String(steps),
  };
  const options = { stdio: 'inherit' as const, env: environment };
  const limits = ['--testTimeout', '0'];
  const child = spawn('npx', ['vitest', 'run', '--project', 'simulation', ...limits], options);
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}
