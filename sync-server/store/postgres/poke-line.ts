import type { Later } from '../../jobs/timers';
import { laterUnref } from '../../jobs/timers';
import type { Poke, PokeLine } from '../poke-line';
import { keepListening } from './keep-listening';
import { readPayload, toPayloads } from './poke-payloads';

const CHANNEL = 'choose_wholeness_pokes';
/** How long the first poke of a notification waits for others, milliseconds. */
const GATHER_MS = 8;
/** People whose pokes may wait; more are dropped. */
const MOST_WAITING = 20_000;

export interface PokeLineOptions {
  /** `postgres://…`. Through a pooler that lends connections by transaction nothing would be heard. */
  readonly url: string;
  /** Tells this server from the others. */
  readonly serverId: string;
  /** Told when the connection ends, not again until it stood once more. To be logged: another is opened. */
  readonly onLost?: (error: Error) => void;
  readonly later?: Later;
}

/**
 * Pokes by NOTIFY. Those of 8 ms are sent together, in a transaction of their own after those of the changes: a NOTIFY in these
 * would make their commits wait for each other.
 */
export function openPostgresPokes(options: PokeLineOptions): PokeLine {
  const { url, serverId, onLost, later = laterUnref } = options;
  const waiting = new Map<string, Poke>();
  let heard: (poke: Poke) => void = () => undefined;
  let cancelSend: (() => void) | undefined;
  const listening = keepListening({ url, channel: CHANNEL, hear, onLost, later });

  function hear(text: string): void {
    const read = readPayload(text);
    if (!read || read.from === serverId) return;
    for (const poke of read.pokes) heard(poke);
  }

  /** While one notification is not answered yet, what comes meanwhile waits for it. */
  async function send(): Promise<void> {
    const payloads = toPayloads(serverId, [...waiting.values()]);
    waiting.clear();
    await listening.notify(payloads);
    cancelSend = waiting.size > 0 ? later(0, () => void send()) : undefined;
  }

  return {
    send(poke) {
      const before = waiting.get(poke.accountId);
      if (!before && waiting.size >= MOST_WAITING) return;
      waiting.set(poke.accountId, before ? furthest(before, poke) : poke);
      cancelSend ??= later(GATHER_MS, () => void send());
    },
    onPoke(listener) {
      heard = listener;
    },
    async close() {
      cancelSend?.();
      await listening.close();
    },
  };
}

function furthest(one: Poke, other: Poke): Poke {
  return {
    accountId: one.accountId,
    sequence: Math.max(one.sequence, other.sequence),
    stirred: Math.max(one.stirred, other.stirred),
  };
}
