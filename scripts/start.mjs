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

const server = spawn(process.execPath, ['dist/server/main.js'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
