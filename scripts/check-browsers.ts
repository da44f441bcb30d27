/**
 * npm run check:browsers: fails where a built script or style needs what a browser of the floor lacks (after
 * `npm run build`). What is shown in older browsers is compared with those.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BROWSER_FLOOR, READABLE_FLOOR } from '../web/platform/browser-floor';
import { judge } from './browser-floor/judge';
import { KNOWN_USES, KNOWN_USES_IN_OLD } from './browser-floor/known-uses';
import { scanner } from './browser-floor/scan-build';
import { readCompatData } from './browser-floor/support';
import { OLD_BROWSER } from './build/start-guard';

const FOLDERS = ['dist/web', 'dist/landing'];

const data = readCompatData();
const files = FOLDERS.flatMap(filesIn);
const old = files.filter((file) => Object.values(OLD_BROWSER).includes(basename(file)));
const others = files.filter((file) => !old.includes(file));
const faults = [
  ...judge(scanner(data, BROWSER_FLOOR)(others), KNOWN_USES),
  ...judge(scanner(data, READABLE_FLOOR)(old), KNOWN_USES_IN_OLD),
];
for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} faults`);
if (faults.length > 0) process.exit(1);

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(js|css|html)$/.test(name)).map((name) => join(folder, name));
}
