/**
 *                 LISTEN is answered             ended, or an answer is late
 *   connecting ─────────────────────▶ listening ─────────────────────────────▶ pausing ──▶ connecting
 *        └──────────────────────── refused, or no answer ──────────────────────▶┘
 *                                                        0.1 s, twice as long each time, up to 5 s
 */
import { Client } from 'pg';
import { type Later, laterUnref } from '../../jobs/timers';
import { connectionTo } from './connect';

/** What the database shows of the connection. */
const NAME = 'choose-wholeness pokes';
/** How long an answer is waited for. */
const ANSWER_MS = 4_000;
/** How often it is asked whether the connection still stands. */
const LOOK_EVERY_MS = 10_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export interface ListenOptions {
  /** `postgres://…`. Through a pooler that lends connections by transaction nothing would be heard. */
  readonly url: string;
  /** An identifier of SQL. */
  readonly channel: string;
  readonly hear: (payload: string) => void;
  /** Told when the connection ends, or the first one can't be made; not again while it is tried anew. To be logged. */
  readonly onLost?: ((error: Error) => void) | undefined;
  readonly later?: Later | undefined;
}

export interface KeptListening {
  /** Notifies all who listen, once for each payload. False where that was not answered: some may have been heard. */
  notify(payloads: readonly string[]): Promise<boolean>;
  close(): Promise<void>;
}

/** Keeps one connection listening, beside the pool; opens another where it ends. */
export function keepListening(options: ListenOptions): KeptListening {
  const { url, channel, hear, onLost = () => undefined, later = laterUnref } = options;
  let current: Client | undefined;
  let isListening = false;
  let isAsking = false;
  let pauseMs = FIRST_PAUSE_MS;
  let cancelNext: () => void = () => undefined;

  function connect(): void {
    const client = new Client({
      ...connectionTo(url),
      query_timeout: ANSWER_MS,
      application_name: NAME,
    });
    current = client;
    client.on('notification', ({ payload = '' }) => hear(payload));
    client.on('error', (error) => lose(client, error));
    client.once('end', () => lose(client, new Error('The connection ended')));
    client
      .connect()
      // A notification that a crash of the database loses is a hint, and no disk is waited for.
      .then(() => client.query(`SET synchronous_commit = off; LISTEN ${channel}`))
      .then(() => begin(client))
      .catch((error: Error) => lose(client, error));
  }

  function begin(client: Client): void {
    if (client !== current) return;
    isListening = true;
    pauseMs = FIRST_PAUSE_MS;
    cancelNext = later(LOOK_EVERY_MS, look);
  }

  function look(): void {
    cancelNext = later(LOOK_EVERY_MS, look);
    if (!isAsking) void ask('SELECT', []);
  }

  function lose(client: Client, error: Error): void {
    if (client !== current) return;
    if (isListening || pauseMs === FIRST_PAUSE_MS) onLost(error);
    current = undefined;
    isListening = false;
    cancelNext();
    cancelNext = later(pauseMs, connect);
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    // Where a statement waits for its answer this cuts the connection, else it takes its leave.
    void client.end();
  }

  async function ask(text: string, values: readonly unknown[]): Promise<boolean> {
    const client = current;
    if (!client || !isListening || isAsking) return false;
    isAsking = true;
    const answered = await client.query(text, [...values]).then(
      () => true,
      (error: Error) => {
        lose(client, error);
        return false;
      },
    );
    isAsking = false;
    return answered;
  }

  connect();
  return {
    notify: (payloads) =>
      ask(`SELECT pg_notify('${channel}', each) FROM unnest($1::text[]) AS each`, [payloads]),
    async close() {
      const client = current;
      current = undefined;
      cancelNext();
      await client?.end();
    },
  };
}
