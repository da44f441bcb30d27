/** npm start: installs what is missing, builds what is stale, then serves the API and the app from one origin. */
import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { isBuilt, noteBuilt } from './lib/stale.mjs';

await ensureInstalled();

if (!isBuilt()) {
  console.log('Building …');
  const { code, output } = await run('npm', ['run', '--silent', 'build'], { quiet: true });
  if (code !== 0) {
    console.error(output);
    process.exit(code);
  }
  noteBuilt();
}

/** Ctrl-C, and a terminal that closes, reach this process from the terminal and from npm: the server is told once. */
const ONE_PRESS_MS = 1_000;
// In a group of its own, or the terminal would tell it too: a second signal ends it without draining.
const server = spawn(process.execPath, ['dist/server/main.js'], {
  stdio: 'inherit',
  detached: true,
});
let toldAt = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    const isNew = Date.now() - toldAt > ONE_PRESS_MS;
    toldAt = Date.now();
    if (isNew) server.kill('SIGTERM');
  });
}
server.on('exit', (code) => process.exit(code ?? 0));
