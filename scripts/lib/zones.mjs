import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Far west, half an hour off, and so far east that it is another day there than in UTC. */
export const ZONES = ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati'];

const FOLDERS = ['shared', 'sw', 'web'];
const READS_LOCAL_TIME =
  /\.get(TimezoneOffset|FullYear|Month|Date|Day|Hours)\(|DateTimeFormat|toLocale(Date|Time)String|from 'date-fns/;

/** The sources whose outcome may depend on the time zone of the machine. */
export function readersOfLocalTime() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  ).filter(
    (path) => /(?<!\.test)\.tsx?$/.test(path) && READS_LOCAL_TIME.test(readFileSync(path, 'utf8')),
  );
}
