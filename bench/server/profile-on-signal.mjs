/**
 * Loaded into a server before its own code by `npm run bench:server -- --profile`: SIGUSR2 begins a CPU profile, and once
 * more ends it and writes it to PROFILE_FILE.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

const SAMPLE_MICROS = 200;

const file = process.env.PROFILE_FILE;
const session = new Session();
session.connect();
let isProfiling = false;

process.on('SIGUSR2', async () => {
  isProfiling = !isProfiling;
  if (isProfiling) {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_MICROS });
    await session.post('Profiler.start');
    return;
  }
  const { profile } = await session.post('Profiler.stop');
  // Whoever waits for the file finds all of it.
  writeFileSync(`${file}.part`, JSON.stringify(profile));
  renameSync(`${file}.part`, file);
});
