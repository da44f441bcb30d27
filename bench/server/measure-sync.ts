import { HttpClient } from './http-client';
import { type Load, runLoad } from './load';
import { newEntry, type Person } from './people';

/** People and the epoch their pushes speak of. */
export interface Crowd {
  readonly origin: string;
  readonly people: readonly Person[];
  readonly epoch: string;
}

/** Pushes of so many new entries each, by everybody in turn. */
export async function measurePushes(
  crowd: Crowd,
  options: { readonly durationMs: number; readonly connections: number; readonly rows: number },
): Promise<Load> {
  const client = new HttpClient(crowd.origin, options.connections);
  try {
    return await runLoad(options.durationMs, options.connections, (number) =>
      push(client, crowd, number, options.rows),
    );
  } finally {
    client.close();
  }
}

/** Sends new entries of one person and makes sure that every one was accepted. */
export async function push(
  client: HttpClient,
  { people, epoch }: Crowd,
  number: number,
  rows: number,
): Promise<void> {
  const body = JSON.stringify({ epoch, rows: Array.from({ length: rows }, newEntry) });
  const text = await client.post('/api/sync/v1/push', body, people[number % people.length]);
  const { accepted } = JSON.parse(text) as { accepted: unknown[] };
  if (accepted.length !== rows) throw new Error(`Not everything was accepted: ${text}`);
}

/** Pulls from zero of so many records each, by everybody in turn. */
export async function measurePulls(
  crowd: Crowd,
  options: { readonly durationMs: number; readonly connections: number; readonly records: number },
): Promise<Load> {
  const client = new HttpClient(crowd.origin, options.connections);
  const path = `/api/sync/v1/pull?since=0&limit=${options.records}&epoch=${crowd.epoch}`;
  const pull = async (number: number) => {
    const person = crowd.people[number % crowd.people.length];
    const text = person ? await client.get(path, person) : '';
    // Parsing 60 kB would cost more than the server's whole answer.
    if (text.split('"bench-device"').length !== options.records + 1) throw new Error('Too few');
  };
  try {
    return await runLoad(options.durationMs, options.connections, pull);
  } finally {
    client.close();
  }
}
