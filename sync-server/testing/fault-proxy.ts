import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** What happens to bytes on their way. */
type Weather =
  | { readonly kind: 'fair' }
  /** Bytes of either direction are lost without a sign; connections that were open then stay silent for good. */
  | { readonly kind: 'black-hole' }
  /** What the server answers is lost. */
  | { readonly kind: 'answers-lost' }
  /** Nothing is accepted, and nothing is open. */
  | { readonly kind: 'cut' }
  /** Each piece is late. */
  | { readonly kind: 'slow'; readonly ms: number };

/** A line of TCP whose faults a test decides. */
export interface FaultProxy {
  readonly port: number;
  /** How many connections lead through it. */
  readonly open: number;
  set(weather: Weather): void;
  /** Lets so many more bytes of clients through, then ends the connection that brought the last. */
  cutAfter(bytes: number): void;
  /**
   * The server gets the next request that holds `text` on a connection that has sent `after` since its last one. The answer
   * is lost, and the connection ends.
   */
  loseAnswerTo(text: string, after: string): void;
  /** A connection among whose first 2,000 bytes is this text is silent from now on. */
  silence(text: string): void;
  /** How many answers were lost so. */
  readonly answersLost: number;
  close(): Promise<void>;
}

interface Line {
  readonly client: Socket;
  readonly server: Socket;
  /** The first that the client sent. */
  begun: Buffer;
  isSilent: boolean;
  /** Whether it has sent what comes before the answer that is to be lost. */
  isNext: boolean;
  losesAnswer: boolean;
}

const BEGINNING_BYTES = 2_000;

/** Starts a line. `target` says for each connection which port it leads to. */
export async function startFaultProxy(target: () => number): Promise<FaultProxy> {
  const lines = new Set<Line>();
  const queues = new Map<Socket, Promise<void>>();
  let weather: Weather = { kind: 'fair' };
  let bytesLeft = Number.POSITIVE_INFINITY;
  let losing: { readonly text: string; readonly after: string } | undefined;
  let silenced: string | undefined;
  let answersLost = 0;

  const end = (line: Line) => {
    lines.delete(line);
    for (const socket of [line.client, line.server]) queues.delete(socket);
    line.client.destroy();
    line.server.destroy();
  };
  const endAll = () => {
    for (const line of [...lines]) end(line);
  };

  const silenceIfMeant = (line: Line) => {
    if (silenced !== undefined && line.begun.includes(silenced)) line.isSilent = true;
  };

  function fromClient(line: Line, bytes: Buffer): void {
    if (line.begun.length < BEGINNING_BYTES) {
      line.begun = Buffer.concat([line.begun, bytes]);
      silenceIfMeant(line);
    }
    if (line.isSilent) return;
    if (losing) loseIfMeant(line, bytes, losing);
    const passed = bytes.subarray(0, bytesLeft);
    bytesLeft -= passed.length;
    pass(line.client, line.server, passed);
    if (passed.length < bytes.length) line.server.end(() => end(line));
  }

  function loseIfMeant(line: Line, bytes: Buffer, { text, after }: NonNullable<typeof losing>) {
    line.isNext ||= bytes.includes(after);
    if (!bytes.includes(text)) return;
    line.losesAnswer = line.isNext;
    if (line.isNext) losing = undefined;
    line.isNext = false;
  }

  function fromServer(line: Line, bytes: Buffer): void {
    if (line.losesAnswer) {
      answersLost += 1;
      end(line);
    } else if (!line.isSilent && weather.kind !== 'answers-lost') {
      pass(line.server, line.client, bytes);
    }
  }

  /** What is late stays before what comes after it. */
  function pass(from: Socket, to: Socket, bytes: Buffer): void {
    const late = queues.get(to);
    if (weather.kind !== 'slow' && !late) {
      passNow(from, to, bytes);
      return;
    }
    const due = weather.kind === 'slow' ? performance.now() + weather.ms : 0;
    const passed = (late ?? Promise.resolve()).then(async () => {
      await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
      passNow(from, to, bytes);
      if (queues.get(to) === passed) queues.delete(to);
    });
    queues.set(to, passed);
  }

  function passNow(from: Socket, to: Socket, bytes: Buffer): void {
    if (to.write(bytes)) return;
    from.pause();
    to.once('drain', () => from.resume());
  }

  const listener: Server = createServer({ noDelay: true }, (client) => {
    const server = connect({ port: target(), host: '127.0.0.1', noDelay: true });
    const line: Line = {
      client,
      server,
      begun: Buffer.alloc(0),
      isSilent: weather.kind === 'black-hole',
      isNext: false,
      losesAnswer: false,
    };
    lines.add(line);
    for (const socket of [client, server]) {
      socket.on('error', () => end(line));
      socket.on('close', () => end(line));
    }
    client.on('data', (bytes) => fromClient(line, bytes));
    server.on('data', (bytes) => fromServer(line, bytes));
    if (weather.kind === 'cut') end(line);
  });
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));

  return {
    port: (listener.address() as AddressInfo).port,
    get open() {
      return lines.size;
    },
    get answersLost() {
      return answersLost;
    },
    set(next) {
      weather = next;
      if (next.kind === 'cut') endAll();
      if (next.kind === 'black-hole') for (const line of lines) line.isSilent = true;
    },
    cutAfter(bytes) {
      bytesLeft = bytes;
    },
    loseAnswerTo(text, after) {
      for (const line of lines) line.isNext = false;
      losing = { text, after };
    },
    silence(text) {
      silenced = text;
      for (const line of lines) silenceIfMeant(line);
    },
    close() {
      endAll();
      return new Promise((closed) => listener.close(() => closed()));
    },
  };
}
