import { Agent, request } from 'node:http';
import { HEADERS, PROTOCOL_VERSION } from '../../../shared/protocol/limits';
import type { Person } from '../people';

/** What the attacking process is told. */
export interface AttackOrder {
  readonly attack: string;
  readonly origin: string;
  readonly epoch: string;
  readonly people: readonly Person[];
  readonly durationMs: number;
}

/** Answers by status; `cut` where the connection ended instead. */
export type AttackReport = Readonly<Record<string, number>>;

export interface Blow {
  readonly method: string;
  readonly path: string;
  readonly person?: Person | undefined;
  /** Signed out: the address that a proxy would have seen. */
  readonly from?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends requests as fast as they are answered and counts the answers, for as long as the order says. */
export class Attacker {
  readonly report: Record<string, number> = {};
  private readonly agent = new Agent({ keepAlive: true });
  private readonly endsAt: number;

  constructor(readonly order: AttackOrder) {
    this.endsAt = performance.now() + order.durationMs;
  }

  get isOver(): boolean {
    return performance.now() >= this.endsAt;
  }

  /** So many connections, each with the next blow as soon as the last one is answered. */
  async keepOn(connections: number, next: (number: number) => Blow): Promise<void> {
    let sent = 0;
    const strike = async () => {
      while (!this.isOver) await this.send(next(sent++));
    };
    await Promise.all(Array.from({ length: connections }, strike));
  }

  /** Resolves once the answer was read to its end. */
  send(blow: Blow): Promise<void> {
    const { method, path, body } = blow;
    const url = new URL(path, this.order.origin);
    return new Promise((done) => {
      const end = (outcome: string) => {
        this.report[outcome] = (this.report[outcome] ?? 0) + 1;
        done();
      };
      const asked = request(url, { method, headers: headersOf(blow), agent: this.agent });
      asked.on('error', () => end('cut'));
      asked.on('response', (answer) => {
        answer.on('error', () => undefined);
        answer.on('close', () => end(String(answer.statusCode)));
        answer.resume();
      });
      asked.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

function headersOf({ person, from, body, headers }: Blow): Record<string, string> {
  return {
    ...(person && {
      cookie: person.cookie,
      [HEADERS.userId]: person.id,
      [HEADERS.protocol]: String(PROTOCOL_VERSION),
    }),
    ...(from && { 'x-forwarded-for': from }),
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
    ...headers,
  };
}
