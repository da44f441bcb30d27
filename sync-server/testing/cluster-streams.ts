import { type ClientRequest, get } from 'node:http';
import { type EventSourceLike, openPokeStream } from '../../web/sync/poke-stream';
import { systemTimers } from '../../web/sync/timers';
import type { Person } from './cluster';

/** The stream of a device, which comes back as the app does. */
export interface ClusterStream {
  readonly isOpen: boolean;
  /** Pokes so far, that of the opening among them. */
  readonly pokes: number;
  close(): void;
}

export interface ClusterStreamOptions {
  /** Where the next connection goes; `isReturn` says that it follows one that was open. */
  readonly origin: (isReturn: boolean) => string;
  readonly onPoke?: () => void;
}

/** Opens a stream and keeps it open until it is closed. */
export function openClusterStream(
  person: Person,
  { origin, onPoke = () => undefined }: ClusterStreamOptions,
): ClusterStream {
  let isOpen = false;
  let wasOpen = false;
  let pokes = 0;
  const poke = () => {
    pokes += 1;
    onPoke();
  };
  const close = openPokeStream({
    personId: person.id,
    random: Math.random,
    timers: systemTimers,
    onOpen: () => {
      isOpen = true;
    },
    onPoke: poke,
    open: (path) => {
      const url = new URL(path, origin(wasOpen));
      wasOpen = false;
      return connect(url, person.cookie, () => {
        wasOpen = isOpen;
        isOpen = false;
      });
    },
  });
  return {
    get isOpen() {
      return isOpen;
    },
    get pokes() {
      return pokes;
    },
    close,
  };
}

/** As much of an `EventSource` as the app uses. */
function connect(url: URL, cookie: string, onError: () => void): EventSourceLike {
  const listeners = new Map<string, () => void>();
  const tell = (type: 'open' | 'poke' | 'error') => listeners.get(type)?.();
  const fail = () => {
    onError();
    tell('error');
  };
  const request: ClientRequest = get(url, { headers: { cookie }, agent: false }, (answer) => {
    if (answer.statusCode !== 200) {
      answer.resume();
      fail();
      return;
    }
    tell('open');
    answer.on('data', (bytes: Buffer) => {
      if (bytes.includes('event: poke')) tell('poke');
    });
    for (const end of ['end', 'error'] as const) answer.once(end, fail);
  });
  request.once('error', fail);
  return {
    addEventListener: (type, listener) => void listeners.set(type, listener),
    close() {
      listeners.clear();
      request.destroy();
    },
  };
}
