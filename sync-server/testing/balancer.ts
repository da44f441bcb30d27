import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { startFaultProxy } from './fault-proxy';
import { freePort } from './free-port';
import { endWithThisProcess } from './server-process';

/** What stands before several servers and sends each request to one that is ready. */
export interface Balancer {
  readonly origin: string;
  close(): Promise<void>;
}

/** How often each server is asked whether it is ready, milliseconds. */
const LOOK_MS = 200;
const GIVEN = join(import.meta.dirname, '../../scripts/deploy/haproxy.cfg');
const HAPROXY_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** HAProxy where this system has it and `BALANCER` is not `own`; else one that goes round. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const program = findHaproxy();
  return program ? startHaproxy(program, ports) : startRound(ports);
}

function findHaproxy(): string | undefined {
  if (process.env.BALANCER === 'own') return undefined;
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...HAPROXY_FOLDERS];
  return folders.map((folder) => join(folder, 'haproxy')).find((path) => existsSync(path));
}

async function startHaproxy(program: string, ports: readonly number[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const port = await freePort();
  writeFileSync(file, configure(port, ports));
  const child = spawn(program, ['-db', '-f', file], { stdio: 'ignore' });
  const forget = endWithThisProcess(child);
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(port);
  return {
    origin,
    async close() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await ended;
      forget();
      rmSync(folder, { recursive: true });
    },
  };
}

/** What operators are given, with other addresses, and a shorter time between two looks at a server. */
function configure(port: number, ports: readonly number[]): string {
  const [beforeFrontend = '', , backend = ''] = readFileSync(GIVEN, 'utf8').split(
    /^(?=frontend|backend)/m,
  );
  const [settings = ''] = backend.split(/^ *server /m);
  const servers = ports.map((each, at) => `  server s${at} 127.0.0.1:${each}`);
  const frontend = ['frontend public', `  bind 127.0.0.1:${port}`, '  default_backend servers', ''];
  return [
    beforeFrontend.replace(/maxconn \d+/, 'maxconn 8000'),
    frontend.join('\n'),
    settings.replace(/inter \S+/, `inter ${LOOK_MS}ms`),
    ...servers.map((server) => `${server}\n`),
  ].join('\n');
}

async function untilReady(port: number): Promise<void> {
  for (let tries = 200; !(await isReady(port)); tries -= 1) {
    if (tries === 0) throw new Error('HAProxy finds no server that is ready.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Goes round among those that are ready; where none is, among all. */
async function startRound(ports: readonly number[]): Promise<Balancer> {
  let ready: readonly number[] = [];
  let next = 0;
  const look = async () => {
    const answers = await Promise.all(ports.map(isReady));
    ready = ports.filter((_, at) => answers[at]);
  };
  const proxy = await startFaultProxy(() => {
    const among = ready.length > 0 ? ready : ports;
    next += 1;
    return among[next % among.length] ?? 0;
  });
  await look();
  const looking = setInterval(() => void look(), LOOK_MS);
  return {
    origin: `http://127.0.0.1:${proxy.port}`,
    async close() {
      clearInterval(looking);
      await proxy.close();
    },
  };
}

function isReady(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { port, host: '127.0.0.1', path: '/api/ready', timeout: 3_000, agent: false };
    const asked = request(options, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.once('error', () => resolve(false));
    asked.once('timeout', () => asked.destroy());
    asked.end();
  });
}
