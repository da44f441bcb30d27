import { fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AttackOrder, AttackReport } from './attack/attacker';
import { ATTACKS } from './attack/attacks';
import { HttpClient } from './http-client';
import { residentBytes } from './measure-streams';
import { type Crowd, push } from './measure-sync';
import type { Person } from './people';

const ATTACK = fileURLToPath(new URL('attack/attack-process.ts', import.meta.url));
/** Of each person: five pushes in a second, far below the limit. */
const PAUSE_MS = 200;
const SAMPLE_MS = 50;

export interface AttackFigures {
  readonly attack: string;
  /** Of the pushes of others, milliseconds. */
  readonly latencies: readonly number[];
  /** Resident memory of the server at its highest. */
  readonly bytesAtMost: number;
  readonly answers: AttackReport;
}

/** What others meet while one attack after the other runs, and without any first. */
export async function measureUnderAttack(
  crowd: Crowd,
  attackers: readonly Person[],
  pid: number,
  durationMs: number,
  note: (what: string) => void,
): Promise<AttackFigures[]> {
  const figures: AttackFigures[] = [];
  for (const attack of ['none', ...Object.keys(ATTACKS)]) {
    note(attack);
    const order = {
      attack,
      origin: crowd.origin,
      epoch: crowd.epoch,
      people: attackers,
      durationMs,
    };
    const [answers, latencies, bytesAtMost] = await Promise.all([
      runAttack(order),
      pushSteadily(crowd, durationMs),
      watchMemory(pid, durationMs),
    ]);
    figures.push({ attack, latencies, bytesAtMost, answers });
  }
  return figures;
}

function runAttack(order: AttackOrder): Promise<AttackReport> {
  return new Promise((resolve, reject) => {
    const attacking = fork(ATTACK, { execArgv: process.execArgv });
    attacking.once('message', (report: AttackReport) => resolve(report));
    attacking.once('error', reject);
    attacking.send(order);
  });
}

/** Everybody pushes one entry after the other, at a pace of their own. */
async function pushSteadily(crowd: Crowd, durationMs: number): Promise<number[]> {
  const client = new HttpClient(crowd.origin, crowd.people.length);
  const latencies: number[] = [];
  const endsAt = performance.now() + durationMs;
  const keepPushing = async (number: number) => {
    await wait((PAUSE_MS * number) / crowd.people.length);
    while (performance.now() < endsAt) {
      const sent = performance.now();
      await push(client, crowd, number, 1);
      latencies.push(performance.now() - sent);
      await wait(PAUSE_MS);
    }
  };
  await Promise.all(crowd.people.map((_, number) => keepPushing(number)));
  client.close();
  return latencies;
}

async function watchMemory(pid: number, durationMs: number): Promise<number> {
  const endsAt = performance.now() + durationMs;
  let most = 0;
  while (performance.now() < endsAt) {
    most = Math.max(most, residentBytes(pid));
    await wait(SAMPLE_MS);
  }
  return most;
}
