/** npm run dev: the API with reload on :8787 and Vite on :5173, which passes /api and /content on. Ends with Ctrl-C. */
import { type ChildProcess, spawn } from 'node:child_process';
import { writePack } from './content/build-pack';

writePack('dist/web');

const children: ChildProcess[] = [
  spawn('npx', ['tsx', 'watch', 'sync-server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? 'http://localhost:5173' },
  }),
  spawn('npx', ['vite'], { stdio: 'inherit' }),
];

for (const child of children) {
  child.on('exit', () => {
    for (const other of children) other.kill();
  });
}
