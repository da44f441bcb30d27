import type { Live } from '../../live/live';
import { liveValue } from '../../live/live-value';
import type { KeepScripture, ScriptureAnswer, ScriptureOutcome } from './contract';
import { type KeptScriptureList, offeredBytes, readKeptScripture } from './kept-list';

/** How it stands with Scripture on this device. */
export interface ScriptureStanding {
  /**
   * `unread`: not looked at yet. `off`: nothing is kept. `keeping`: it comes. `here`: all of it is kept. `passing`: this
   * browser keeps nothing for this page, so what is read is fetched each time. The others: keeping it ended so.
   */
  readonly state:
    | 'unread'
    | 'off'
    | 'keeping'
    | 'here'
    | 'passing'
    | Exclude<ScriptureOutcome, 'complete'>;
  readonly keptBytes: number;
  /** Zero while nobody has said how many there are. */
  readonly totalBytes: number;
}

export interface KeptScripture {
  readonly status: { get(): ScriptureStanding } & Live<ScriptureStanding>;
  /** Reads from the device how it stands, and goes on with what was cut short. Keeping something newer comes by itself. */
  look(): Promise<void>;
  /** Keeps all of it. */
  keep(): Promise<void>;
  /** Lets all of it go, what is just being kept as well. */
  remove(): Promise<void>;
}

interface KeptScriptureDeps {
  /** Hands a message to the worker. False where this page has none. */
  readonly send: (message: KeepScripture, port: MessagePort) => Promise<boolean>;
  readonly read: () => Promise<KeptScriptureList | null>;
  /** How many bytes there would be to keep; zero while nobody can say. */
  readonly offered: () => Promise<number>;
}

const UNREAD: ScriptureStanding = { state: 'unread', keptBytes: 0, totalBytes: 0 };

/**
 * The page's half of keeping Scripture:
 *
 *   unread ──look──▶ off ──keep──▶ keeping ──▶ here ──remove──▶ off
 *             │                       │ ▲
 *             └─cut short─▶ keeping   ▼ │ keep, look
 *                            unreachable, failed, full
 *
 * From any of them `remove` leads to off.
 */
export function createKeptScripture({ send, read, offered }: KeptScriptureDeps): KeptScripture {
  const status = liveValue(UNREAD);
  let running: Promise<void> | undefined;
  /** What is kept meanwhile ends without a word. */
  let removing: Promise<void> | undefined;

  async function look(): Promise<void> {
    if (removing ?? running) return removing ?? running;
    const kept = await read();
    if (!kept) return status.set({ ...UNREAD, state: 'off', totalBytes: await offered() });
    const { keptBytes, totalBytes } = kept;
    const isWhole = totalBytes > 0 && keptBytes === totalBytes;
    status.set({ state: isWhole ? 'here' : 'keeping', keptBytes, totalBytes });
    // What is whole is read while something newer comes, and stays where nothing can be asked.
    const going = keepOn(isWhole);
    return isWhole ? undefined : going;
  }

  function keepOn(quietly: boolean): Promise<void> {
    running ??= run('keep', quietly).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function letGo(keeping: Promise<void> | undefined): Promise<void> {
    await run('let-go', false);
    await keeping;
  }

  async function run(wish: KeepScripture['wish'], quietly: boolean): Promise<void> {
    const { port1, port2 } = new MessageChannel();
    const isSilent = () => quietly || (wish === 'keep' && removing !== undefined);
    const ended = follow(port1, isSilent);
    if (!(await send({ type: 'KEEP_SCRIPTURE', wish }, port2))) {
      port1.close();
      if (!isSilent()) status.set({ ...status.get(), state: wish === 'keep' ? 'passing' : 'off' });
      return;
    }
    const outcome = await ended;
    port1.close();
    if (wish === 'let-go') status.set({ ...UNREAD, state: 'off', totalBytes: await offered() });
    else if (removing !== undefined) return;
    else if (outcome === 'complete') status.set({ ...status.get(), state: 'here' });
    else if (!quietly) status.set({ ...status.get(), state: outcome });
  }

  function follow(answers: MessagePort, isSilent: () => boolean): Promise<ScriptureOutcome> {
    return new Promise((resolve) => {
      answers.onmessage = ({ data }: MessageEvent<ScriptureAnswer>) => {
        if (data.state === 'ended') resolve(data.outcome);
        else if (!isSilent()) {
          status.set({ state: 'keeping', keptBytes: data.bytes, totalBytes: data.totalBytes });
        }
      };
      answers.addEventListener('close', () => resolve('failed'));
    });
  }

  return {
    status,
    look,
    async keep() {
      await Promise.all([running, removing]);
      status.set({ ...status.get(), state: 'keeping' });
      await keepOn(false);
    },
    async remove() {
      removing ??= letGo(running).finally(() => {
        removing = undefined;
      });
      await removing;
    },
  };
}

/** This page's. */
export const keptScripture = createKeptScripture({
  async send(message, port) {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (!registration) return false;
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(message, [port]);
    return true;
  },
  read: readKeptScripture,
  offered: offeredBytes,
});
