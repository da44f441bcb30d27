import { relative } from 'node:path';

/** Far west, half an hour off, and so far east that it is another day there than in UTC. */
export const ZONES = ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati'];

/**
 * The files of tests that read the local time zone in this run. In another zone, what the others do is the same.
 * @param {{ testResults: { name: string, assertionResults: { meta?: { readsLocalTime?: true } }[] }[] }} report of Vitest
 */
export function readersOfLocalTime({ testResults }) {
  return testResults
    .filter(({ assertionResults }) => assertionResults.some(({ meta }) => meta?.readsLocalTime))
    .map(({ name }) => relative(process.cwd(), name));
}
