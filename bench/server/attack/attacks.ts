import { request } from 'node:http';
import { LIMITS } from '../../../shared/protocol/limits';
import { MEDIA } from '../../../shared/protocol/media';
import { newEntry, type Person } from '../people';
import type { Attacker } from './attacker';

/** Addresses that signed-out requests come from, each with its own limit. */
const ADDRESSES = 40;
const CONNECTIONS = 16;
/** In the wrong canonical order, which normalization takes quadratic time for. */
const MARKS = '\u0301\u0316';
const UPLOADS_EACH = 45;
const DIGEST_IDS = 20_000;

/** Ways to hold up a server, by name. */
export const ATTACKS: Readonly<Record<string, (attacker: Attacker) => Promise<void>>> = {
  'names of combining marks, signed out': async (attacker) => {
    const bodies = [540_000, 60_000, 1_900].map((marks) => signIn(MARKS.repeat(marks / 2)));
    await attacker.keepOn(CONNECTIONS, (number) => ({
      method: 'POST',
      path: '/api/auth/login',
      from: `203.0.113.${number % ADDRESSES}`,
      body: bodies[number % bodies.length] ?? '',
    }));
  },

  'conflicts with everything that is stored': (attacker) =>
    attacker.keepOn(CONNECTIONS, (number) => ({
      method: 'POST',
      path: '/api/sync/v1/push',
      person: personOf(attacker, number),
      body: conflicts(attacker.order.epoch),
    })),

  'rows beyond the quota': async (attacker) => {
    const body = fullPush(attacker.order.epoch);
    await attacker.keepOn(CONNECTIONS, (number) => ({
      method: 'POST',
      path: '/api/sync/v1/push',
      person: personOf(attacker, number),
      body,
    }));
  },

  'everything read at once': async (attacker) => {
    const { epoch } = attacker.order;
    const leaveOut = Array.from({ length: DIGEST_IDS }, (_, index) => `left-out-${index}`);
    const digest = JSON.stringify({ epoch, leaveOut });
    const reads = [
      '/api/data-export',
      '/api/user/streak',
      '/api/growth-journey',
      '/api/journal',
      '/api/user-progress-stats',
      `/api/sync/v1/pull?since=0&epoch=${epoch}`,
    ];
    await attacker.keepOn(CONNECTIONS, (number) => {
      const person = personOf(attacker, number);
      const path = reads[number % (reads.length + 1)];
      if (path !== undefined) return { method: 'GET', path, person };
      return { method: 'POST', path: '/api/sync/v1/digest', person, body: digest };
    });
  },

  'uploads held open': async (attacker) => {
    const { people } = attacker.order;
    const all = people.flatMap((person) =>
      Array.from({ length: UPLOADS_EACH }, () => holdUpload(attacker, person)),
    );
    await Promise.all(all);
  },
};

function signIn(username: string): string {
  return JSON.stringify({ username: `a${username}`, password: 'x' });
}

function personOf({ order: { people } }: Attacker, number: number): Person | undefined {
  return people[number % people.length];
}

/** Small rows under the ids of large ones that are stored, from a device that knows nothing of them. */
function conflicts(epoch: string): string {
  const rows = Array.from({ length: 400 }, (_, index) => ({
    ...newEntry(),
    id: `large-${index}`,
    kind: 'of-another-app',
    version: { 'attacking-device': 1 },
    body: {},
  }));
  return JSON.stringify({ epoch, rows });
}

function fullPush(epoch: string): string {
  const content = 'x'.repeat(LIMITS.recordBytes - 10_000);
  const rows = Array.from({ length: 4 }, () => ({ ...newEntry(), body: { content } }));
  return JSON.stringify({ epoch, rows });
}

/** Sends most of a recording, then holds the connection until the attack is over. */
function holdUpload(attacker: Attacker, person: Person): Promise<void> {
  const head = '--x\r\nContent-Disposition: form-data; name="audio"; filename="a"\r\n\r\n';
  const url = new URL('/api/journal/audio', attacker.order.origin);
  const headers = {
    cookie: person.cookie,
    'x-user-id': person.id,
    'content-type': 'multipart/form-data; boundary=x',
  };
  return new Promise((done) => {
    const asked = request(url, { method: 'POST', headers, agent: false });
    const end = (outcome: string) => {
      clearInterval(timer);
      attacker.report[outcome] = (attacker.report[outcome] ?? 0) + 1;
      asked.destroy();
      done();
    };
    const timer = setInterval(() => attacker.isOver && end('held open'), 100);
    asked.once('error', () => end('cut'));
    asked.once('response', (answer) => end(String(answer.statusCode)));
    asked.write(head);
    asked.write(Buffer.from('\x1aE\xdf\xa3webm', 'latin1'));
    const chunk = Buffer.alloc(MEDIA.pieceBytes);
    const more = (left: number) => {
      if (left > 0 && !asked.destroyed) asked.write(chunk, () => more(left - 1));
    };
    more(55);
  });
}
