import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came. */
export interface AskedOfModel {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What the endpoint does with a request. */
export type Behaviour = (out: ServerResponse) => void;

/** A chat endpoint over a real socket, which behaves as it is told. */
export interface ChatStandIn {
  /** With `/v1`. */
  readonly baseUrl: string;
  readonly asked: AskedOfModel[];
  behave: Behaviour;
  /** Resolves once every connection that was asked on has ended. */
  left(): Promise<void>;
  close(): Promise<void>;
}

/** Listens on a free port of this machine. */
export async function startChat(behave: Behaviour): Promise<ChatStandIn> {
  const asked: AskedOfModel[] = [];
  const ends: Promise<unknown>[] = [];
  const server = createServer((request, response) => {
    ends.push(new Promise((end) => response.once('close', end)));
    readText(request).then(
      (body) => {
        asked.push({ path: request.url ?? '', headers: request.headers, body });
        standIn.behave(response);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const standIn: ChatStandIn = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    behave,
    left: async () => void (await Promise.all(ends)),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return standIn;
}

/** Says a text in pieces of a few letters, and that this is all. */
export function says(text: string, reason = 'stop'): Behaviour {
  return (out) => {
    begin(out);
    for (const piece of inPieces(text)) out.write(toEvent(piece));
    out.write(event({ choices: [{ index: 0, delta: {}, finish_reason: reason }] }));
    out.end('data: [DONE]\n\n');
  };
}

/** Says a text and hangs up. */
export function breaksOff(text: string): Behaviour {
  return (out) => {
    begin(out);
    out.write(inPieces(text).map(toEvent).join(''), () => out.destroy());
  };
}

/** Says a text and closes the stream in good order, but never that this is all. */
export function trailsOff(text: string): Behaviour {
  return (out) => {
    begin(out);
    out.end(inPieces(text).map(toEvent).join(''));
  };
}

/** Says a text, and then nothing but that it is still there. */
export function stalls(text: string): Behaviour {
  return (out) => {
    begin(out);
    out.write(`${inPieces(text).map(toEvent).join('')}: still here\n\n`);
  };
}

/** Says a text, and then a letter now and then for as long as somebody reads. */
export function drips(text: string): Behaviour {
  return (out) => {
    stalls(text)(out);
    const drip = setInterval(() => out.write(toEvent('x')), 20);
    out.once('close', () => clearInterval(drip));
  };
}

/** Takes the request and answers nothing at all. */
export const keepsSilent: Behaviour = () => undefined;

/** Sends these bytes as a stream of events, as they are. */
export function sends(...pieces: readonly (string | Uint8Array)[]): Behaviour {
  return (out) => {
    begin(out);
    for (const piece of pieces) out.write(piece);
    out.end();
  };
}

/** Goes on for as long as somebody reads. */
export function neverEnds(piece: string): Behaviour {
  return (out) => {
    begin(out);
    const more = () => {
      while (!out.destroyed && out.write(piece));
      if (!out.destroyed) out.once('drain', more);
    };
    more();
  };
}

/** Answers with a status, as an error or a page would. */
export function refuses(status: number, headers: Readonly<Record<string, string>> = {}): Behaviour {
  return (out) => {
    out.writeHead(status, { 'content-type': 'application/json', ...headers });
    out.end(JSON.stringify({ error: { message: 'What you wrote was refused' } }));
  };
}

/** A piece of an answer as it travels. */
export function toEvent(content: string): string {
  return event({ id: 'c-1', choices: [{ index: 0, delta: { content }, finish_reason: null }] });
}

function event(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

function begin(out: ServerResponse): void {
  out.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
}

function inPieces(text: string): string[] {
  return text.match(/.{1,7}/gsu) ?? [];
}

async function readText(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request) body += String(piece);
  return body;
}
