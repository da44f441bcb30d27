import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { freePort } from '../../sync-server/testing/free-port';
import { within } from '../support/within';
import type { Driver, Profile } from './driver';
import { WORDS_ON_PAPER } from './on-paper';
import { until } from './until';

const BROWSER = resolve('e2e/engines/webkit-browser.py');
const ANSWERS_WITHIN_MS = 30_000;
/** Names an element in an answer of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Sends a command of WebDriver to the session; `path` is what comes after its id. */
type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** WebKitGTK, over W3C WebDriver. It needs a DISPLAY. */
export async function openWebKit(executablePath: string, profile: Profile): Promise<Driver> {
  const port = await freePort();
  // A group of its own, so that every process of it can be ended at once.
  const running = spawn(executablePath, [`--port=${port}`], { detached: true, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}/session`;
  const args = [profile.folder, profile.downloads, profile.isDark ? 'dark' : 'light'];
  const capabilities = { 'webkitgtk:browserOptions': { binary: BROWSER, args } };
  const answer = await until('a WebKitWebDriver that answers', () =>
    ask('POST', address, { capabilities: { alwaysMatch: capabilities } }),
  ).catch(async (error) => {
    await kill(running);
    throw error;
  });
  const { sessionId } = answer as { sessionId: string };
  const send: Send = (method, path, body) => ask(method, `${address}/${sessionId}${path}`, body);
  return driverOf(send, running);
}

async function ask(method: string, address: string, body?: object): Promise<unknown> {
  const content = body && { body: JSON.stringify(body) };
  const response = await fetch(address, {
    method,
    ...content,
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
}

function driverOf(send: Send, running: ChildProcess): Driver {
  return {
    async goto(address) {
      await send('POST', '/url', { url: address });
    },
    evaluate: (expression) => evaluate(send, expression),
    pressAt: (x, y) => pressAt(send, x, y),
    async type(text) {
      const element = await send('GET', '/element/active');
      await typeInto(send, element, text);
    },
    async chooseFile(path) {
      const found = { using: 'css selector', value: 'input[type=file]' };
      const field = await until('a field for a file', () => send('POST', '/element', found));
      await typeInto(send, field, path);
    },
    readPrinted: async () => (await evaluate(send, WORDS_ON_PAPER)) as string,
    async close() {
      // It closes the window, and then answers that there is none.
      await send('DELETE', '').catch(() => undefined);
      await kill(running);
    },
    kill: () => kill(running),
  };
}

async function evaluate(send: Send, expression: string): Promise<unknown> {
  const script = `const tell = arguments[0];
    Promise.resolve().then(() => (${expression})).then(
      (value) => tell({ value }),
      (error) => tell({ error: String(error) }),
    );`;
  const answer = await send('POST', '/execute/async', { script, args: [] });
  const { value, error } = answer as { value?: unknown; error?: string };
  if (error) throw new Error(error);
  return value;
}

async function pressAt(send: Send, x: number, y: number): Promise<void> {
  const press = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  await send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions: press }] });
}

async function typeInto(send: Send, element: unknown, text: string): Promise<void> {
  const { [ELEMENT]: id } = element as Record<string, string>;
  await send('POST', `/element/${id}/value`, { text });
}

async function kill(running: ChildProcess): Promise<void> {
  if (!running.pid || running.exitCode !== null) return;
  const ended = new Promise((done) => running.once('exit', done));
  process.kill(-running.pid, 'SIGKILL');
  await within('the end of WebKitWebDriver', ended);
}
