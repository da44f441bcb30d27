import { Agent, get, type IncomingMessage, request } from 'node:http';
import { HEADERS, PROTOCOL_VERSION } from '../../shared/protocol/limits';
import type { Person } from './people';

/** Calls a server over a fixed number of connections that are kept open. Lean: both share the machine. */
export class HttpClient {
  private readonly agent: Agent;

  constructor(
    private readonly origin: string,
    connections: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** The body of the answer. Rejects with anything but success. */
  post(path: string, body: string, person?: Person): Promise<string> {
    return this.send('POST', path, person, body);
  }

  get(path: string, person: Person): Promise<string> {
    return this.send('GET', path, person);
  }

  close(): void {
    this.agent.destroy();
  }

  private send(
    method: string,
    path: string,
    person: Person | undefined,
    body?: string,
  ): Promise<string> {
    const headers = {
      ...(person && headersOf(person)),
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
    };
    return new Promise((resolve, reject) => {
      const asked = request(new URL(path, this.origin), { method, headers, agent: this.agent });
      asked.on('error', reject);
      asked.on('response', (answer) => {
        readText(answer).then((text) => {
          if (answer.statusCode === 200) resolve(text);
          else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`));
        }, reject);
      });
      asked.end(body);
    });
  }
}

/** Opens a poke stream on a connection of its own; resolves once the server has answered. */
export function openStream(
  origin: string,
  person: Person,
  onPoke: () => void,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const url = new URL(`/api/sync/v1/stream?person=${person.id}`, origin);
    const asked = get(url, { headers: { cookie: person.cookie }, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`stream: ${answer.statusCode}`));
      answer.on('data', (chunk: Buffer) => {
        if (chunk.includes('event: poke')) onPoke();
      });
      // Ended by this side, or by the server that is stopped.
      answer.on('error', () => undefined);
      resolve(() => asked.destroy());
    });
    asked.on('error', reject);
  });
}

function headersOf(person: Person): Record<string, string> {
  return {
    cookie: person.cookie,
    [HEADERS.userId]: person.id,
    [HEADERS.protocol]: String(PROTOCOL_VERSION),
  };
}

async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
