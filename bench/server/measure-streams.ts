import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { HttpClient, openStream } from './http-client';
import { type Crowd, push } from './measure-sync';

const OPENED_AT_ONCE = 100;
const PAUSE_BETWEEN_PUSHES_MS = 10;

export interface StreamFigures {
  readonly streams: number;
  /** Resident memory of the server before, and at its highest with all streams open and pushes going on. */
  readonly bytesBefore: number;
  readonly bytesAtMost: number;
  /** From sending a push until the person's stream has its poke, milliseconds. */
  readonly pokeLatencies: number[];
}

/** Opens a stream for everybody, then lets them push one after the other, 100 in a second at most. */
export async function measureStreams(
  crowd: Crowd,
  pid: number,
  pushes: number,
): Promise<StreamFigures> {
  const bytesBefore = residentBytes(pid);
  const pokes = new Map<string, () => void>();
  const ends = await openAll(crowd, (personId) => pokes.get(personId)?.());
  const client = new HttpClient(crowd.origin, 8);
  const pokeLatencies: number[] = [];
  let bytesAtMost = residentBytes(pid);
  try {
    for (let number = 0; number < pushes; number += 1) {
      const person = crowd.people[number % crowd.people.length];
      if (!person) break;
      const sent = performance.now();
      const poked = new Promise<void>((resolve) => pokes.set(person.id, resolve));
      await Promise.all([push(client, crowd, number, 1), poked]);
      pokeLatencies.push(performance.now() - sent);
      bytesAtMost = Math.max(bytesAtMost, residentBytes(pid));
      await wait(PAUSE_BETWEEN_PUSHES_MS);
    }
  } finally {
    client.close();
    for (const end of ends) end();
  }
  return { streams: ends.length, bytesBefore, bytesAtMost, pokeLatencies };
}

/** Each stream pokes once on connecting; the last of those has come when this resolves. */
export async function openAll(
  { origin, people }: Crowd,
  onPoke: (personId: string) => void,
): Promise<(() => void)[]> {
  const ends: (() => void)[] = [];
  for (let first = 0; first < people.length; first += OPENED_AT_ONCE) {
    const batch = people.slice(first, first + OPENED_AT_ONCE).map(async (person) => {
      let greeted: () => void = () => undefined;
      const greeting = new Promise<void>((resolve) => {
        greeted = resolve;
      });
      let isOpen = false;
      const end = await openStream(origin, person, () => {
        if (isOpen) onPoke(person.id);
        isOpen = true;
        greeted();
      });
      await greeting;
      return end;
    });
    ends.push(...(await Promise.all(batch)));
  }
  return ends;
}

/** Linux says it in kibibytes. */
export function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) * 1024;
}
