import { HttpClient } from './http-client';
import type { MeasuredServer } from './measure-engine';
import { openAll, residentBytes } from './measure-streams';
import { type Crowd, push } from './measure-sync';

export interface SeveralFigures {
  readonly streams: number;
  /** Of each server, without a stream and at its highest with all. */
  readonly bytesBefore: readonly number[];
  readonly bytesAtMost: readonly number[];
  /** From the answer to a push on one server until the person's stream on another has its poke, milliseconds. */
  readonly pokeLatencies: readonly number[];
}

/** Opens a stream for everybody, spread over the servers, then lets people push one after the other on the server beside theirs. */
export async function measureSeveral(
  servers: readonly MeasuredServer[],
  crowd: Omit<Crowd, 'origin'>,
  pushes: number,
): Promise<SeveralFigures> {
  const memory = () => servers.map(({ pid }) => residentBytes(pid));
  const bytesBefore = memory();
  const pokes = new Map<string, () => void>();
  const shares = servers.map(({ origin }, at) => ({
    origin,
    epoch: crowd.epoch,
    people: crowd.people.filter((_, number) => number % servers.length === at),
  }));
  const ends: (() => void)[] = [];
  for (const share of shares) ends.push(...(await openAll(share, (id) => pokes.get(id)?.())));
  const clients = servers.map(({ origin }) => new HttpClient(origin, 1));
  const pokeLatencies: number[] = [];
  let bytesAtMost = memory();
  for (let number = 0; number < pushes; number += 1) {
    const person = crowd.people[number % crowd.people.length];
    const beside = (number + 1) % servers.length;
    const client = clients[beside];
    const origin = servers[beside]?.origin;
    if (!person || !client || !origin) break;
    const poked = new Promise<number>((resolve) =>
      pokes.set(person.id, () => resolve(performance.now())),
    );
    await push(client, { ...crowd, origin }, number, 1);
    const answeredAt = performance.now();
    pokeLatencies.push(Math.max(0, (await poked) - answeredAt));
    bytesAtMost = memory().map((bytes, at) => Math.max(bytes, bytesAtMost[at] ?? 0));
  }
  for (const client of clients) client.close();
  for (const end of ends) end();
  return { streams: ends.length, bytesBefore, bytesAtMost, pokeLatencies };
}
