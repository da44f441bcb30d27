/** npm run check:browsers: fails where a built script or style needs what a browser of the floor lacks (after `npm run build`). */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_FLOOR } from '../web/platform/browser-floor';
import { judge } from './browser-floor/judge';
import { KNOWN_USES } from './browser-floor/known-uses';
import { scanner } from './browser-floor/scan-build';
import { readCompatData } from './browser-floor/support';

const FOLDERS = ['dist/web', 'dist/landing'];

const found = scanner(readCompatData(), BROWSER_FLOOR)(FOLDERS.flatMap(filesIn));
const faults = judge(found, KNOWN_USES);
for (const fault of faults) console.error(fault);
console.log(`${Object.keys(KNOWN_USES).length} known uses, ${faults.length} faults`);
if (faults.length > 0) process.exit(1);

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(js|css|html)$/.test(name)).map((name) => join(folder, name));
}
