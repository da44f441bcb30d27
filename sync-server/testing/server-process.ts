import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A process of the server. */
export interface ServerProcess {
  readonly port: number;
  readonly origin: string;
  /** Whether it runs, were it stopped by SIGSTOP. */
  readonly isRunning: boolean;
  /** Starts it, of another program if one is named, and resolves when it is ready. */
  start(program?: string): Promise<void>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  /** Tells it to stop. Resolves with its exit code. */
  stop(): Promise<number | null>;
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGTERM'): void;
  isReady(): Promise<boolean>;
  /** The memory that it uses. */
  residentBytes(): number;
  /** All that it has written. */
  log(): string;
}

export interface ServerProcessOptions {
  /** The compiled server. */
  readonly program: string;
  readonly port: number;
  /** Its working directory and, in `data`, its data. */
  readonly folder: string;
  readonly logFile: string;
  readonly env: Readonly<Record<string, string>>;
  /** How far its clock is ahead. */
  readonly clockAheadMs?: number;
}

/** How long a start may take, milliseconds. */
const START_MS = 30_000;
const LOOK_MS = 25;

const children = new Set<ChildProcess>();
let isWatching = false;

/** Kills a child process when this process ends. Returns the function to call once the child has ended by itself. */
export function endWithThisProcess(child: ChildProcess): () => void {
  children.add(child);
  if (!isWatching) {
    isWatching = true;
    process.once('exit', () => {
      for (const each of children) each.kill('SIGKILL');
    });
  }
  return () => void children.delete(child);
}

export function createServerProcess(options: ServerProcessOptions): ServerProcess {
  const { port, logFile } = options;
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let ended: Promise<number | null> = Promise.resolve(null);

  const end = async (signal: NodeJS.Signals) => {
    child?.kill(signal);
    return ended;
  };
  const isReady = async () => {
    const signal = AbortSignal.timeout(START_MS);
    const answer = await fetch(`${origin}/api/ready`, { signal }).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.status === 200;
  };
  return {
    port,
    origin,
    isReady,
    get isRunning() {
      return child !== undefined;
    },
    async start(program = options.program) {
      const started = launch({ ...options, program });
      const forget = endWithThisProcess(started);
      child = started;
      ended = new Promise((resolve) => {
        started.once('exit', (code) => {
          forget();
          child = undefined;
          resolve(code);
        });
      });
      const giveUpAt = performance.now() + START_MS;
      while (!(await isReady())) {
        if (!child || performance.now() > giveUpAt)
          throw new Error(`A server did not start: ${readFileSync(logFile, 'utf8')}`);
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    },
    async kill() {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    signal: (signal) => void child?.kill(signal),
    residentBytes: () => residentBytes(child?.pid),
    log: () => readFileSync(logFile, 'utf8'),
  };
}

function launch({
  program,
  port,
  folder,
  logFile,
  env,
  clockAheadMs = 0,
}: ServerProcessOptions): ChildProcess {
  mkdirSync(folder, { recursive: true });
  const log = openSync(logFile, 'a');
  const before = `${END_WITH_PARENT}${shiftClock(clockAheadMs)}`;
  const preload = ['--import', `data:text/javascript,${encodeURIComponent(before)}`];
  const child = spawn(process.execPath, [...preload, program], {
    cwd: folder,
    stdio: ['pipe', log, log],
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      ...env,
    },
  });
  closeSync(log);
  return child;
}

/** However the process of the test ends, its end of this pipe is closed. */
const END_WITH_PARENT = `process.stdin.once('close', () => process.exit()).resume();`;

/** Sets the clock of a process before its program is loaded: the server has no setting for that. */
function shiftClock(aheadMs: number): string {
  if (aheadMs === 0) return '';
  return `
    const now = () => Real.now() + ${aheadMs};
    const Real = Date;
    globalThis.Date = new Proxy(Real, {
      construct: (target, args, made) =>
        Reflect.construct(target, args.length > 0 ? args : [now()], made),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });`;
}

function residentBytes(pid: number | undefined): number {
  if (pid === undefined) return 0;
  const kib = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kib) * 1_024;
}
