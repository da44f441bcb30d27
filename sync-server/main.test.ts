import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingMessage, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MEDIA } from '../shared/protocol/media';
import { createKeys } from './sealing/master-key-keys';
import { hashToken } from './services/session-token';
import { databaseFile } from './store/sqlite/database-file';
import { openSqliteStore } from './store/sqlite/open-sqlite-store';
import { sealAsBefore } from './store/sqlite/testing/earlier-seals';
import { runSql } from './store/sqlite/testing/run-sql';
import { NO_RULES, sampleAccount, sampleRecord } from './store/testing/samples';
import { CONSENTED } from './testing/consented';
import { freePort } from './testing/free-port';
import { type PieceAnswer, pieceHeaders, sampleRecording } from './testing/recordings';
import { startS3 } from './testing/s3';

/** Any 32 bytes that are not all the same. */
const KEY = Buffer.from(Array.from({ length: 32 }, (_, index) => index));

/** The server as it is delivered: compiled once, since that takes longer than its start. Below here are its packages. */
const program = join(import.meta.dirname, '..', '.cache', `main-test-${process.pid}.mjs`);
beforeAll(async () => {
  await build({
    entryPoints: [join(import.meta.dirname, 'main.ts')],
    outfile: program,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });
});
afterAll(() => rmSync(program));

let dataDir: string;
let children: ChildProcess[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'main-'));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

function openHere() {
  const file = databaseFile(dataDir);
  return openSqliteStore({ file, keys: createKeys(KEY), randomId: () => 'epoch-1' });
}

interface Run {
  readonly child: ChildProcess;
  /** Resolves with everything written once `text` was among it; rejects when the process ends before. */
  said(text: string): Promise<string>;
  readonly ended: Promise<{ code: number | null; output: string }>;
}

function run(env: Record<string, string>): Run {
  // In a folder of its own neither a developer's .env nor a build is found.
  const child = spawn(process.execPath, [program], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '0',
      ...env,
    },
  });
  children.push(child);
  let output = '';
  let heard: () => void = () => undefined;
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    heard();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  const said = (text: string) =>
    new Promise<string>((resolve, reject) => {
      heard = () => {
        if (output.includes(text)) resolve(output);
      };
      heard();
      void ended.then(() => reject(new Error(`It ended before: ${output}`)));
    });
  return { child, said, ended };
}

/** Sends bytes as they are, past every URL parser of a client. */
function sendRaw(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('the server process', () => {
  it('A41 A43 sees at start to what was sealed and mailed before', async () => {
    const before = openHere();
    await before.createAccount(sampleAccount('anna'));
    await before.applyPush('anna', [sampleRecord()], NO_RULES);
    await before.close();
    sealAsBefore(databaseFile(dataDir), KEY, { person: 'anna' });
    const letter = join(dataDir, 'outbox', '2026-03-01T08-00-00-000Z-of-anna.eml');
    mkdirSync(join(dataDir, 'outbox'));
    writeFileSync(letter, 'To: anna');
    const port = String(await freePort());
    const server = run({ PORT: port, LOG_LEVEL: 'info', MASTER_KEY: KEY.toString('hex') });
    expect(await server.said('encrypted again')).toContain('"sealed":1');
    expect(existsSync(letter)).toBe(false);
    server.child.kill('SIGTERM');
    await server.ended;
    const after = openHere();
    expect(await after.getRecord('anna', 'entry-1')).toEqual(sampleRecord());
    expect(await after.sealUnbound(new AbortController().signal)).toMatchObject({ sealed: 0 });
    await after.close();
  });

  it('A24 answers nobody before those are gone whom the ledger names', async () => {
    const restored = openHere();
    for (const person of ['anna', 'ben']) await restored.createAccount(sampleAccount(person));
    await restored.close();
    const erasure = { accountId: 'anna', at: 1, sessions: [] };
    writeFileSync(join(dataDir, 'erased.ledger'), `${JSON.stringify(erasure)}\n`);
    const change = (sql: string) => runSql(databaseFile(dataDir), sql);
    const start = async () =>
      run({ PORT: String(await freePort()), MASTER_KEY: KEY.toString('hex') });

    change(`CREATE TRIGGER hold BEFORE DELETE ON accounts
      BEGIN SELECT RAISE(ABORT, 'This account can not go now'); END`);
    await expect((await start()).said('is at')).rejects.toThrow('This account can not go now');

    change('DROP TRIGGER hold');
    const server = await start();
    await server.said('is at');
    server.child.kill('SIGKILL');
    await server.ended;
    const after = openHere();
    expect(await after.findAccount('anna')).toBeUndefined();
    expect(await after.findAccount('ben')).toBeDefined();
    await after.close();
  });

  it('refuses a setting it can’t use in one plain sentence, without a stack', async () => {
    const { code, output } = await run({ PORT: 'eighty' }).ended;
    expect(code).toBe(1);
    expect(output).toBe('The server did not start: PORT must be a port between 1 and 65535.\n');
  });

  it('says when its port is taken', async () => {
    const taken = createServer();
    const port = await freePort();
    await new Promise<void>((listening) => taken.listen(port, '127.0.0.1', listening));
    const { code, output } = await run({ PORT: String(port) }).ended;
    await new Promise((closed) => taken.close(closed));
    expect(code).toBe(1);
    expect(output).toContain(`could not listen on port ${port}`);
  });

  it('counts what it does on a port of its own', async () => {
    const [port, metrics] = [await freePort(), await freePort()];
    await run({ PORT: String(port), METRICS_PORT: String(metrics) }).said('is at');
    await fetch(`http://127.0.0.1:${port}/api/ready`);
    const counted = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    expect(counted).toContain('route="/api/ready",status="2xx"} 1');
    expect(counted).toMatch(/database_commit_writes_count [1-9]/);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
  });

  it('says where it is, stops when told to, and finds everything again', async () => {
    const port = await freePort();
    const address = `http://localhost:${port}`;
    const json = { 'content-type': 'application/json' };
    const credentials = {
      username: 'ruth',
      email: 'ruth@example.org',
      password: 'gleaning',
      ...CONSENTED,
    };

    const first = run({ PORT: String(port) });
    expect(await first.said('\n')).toBe(`Choose Wholeness is at ${address}\n`);
    const registered = await fetch(`http://127.0.0.1:${port}/api/auth/register`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(credentials),
    });
    const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { user } = (await registered.json()) as { user: { id: string } };
    const stream = await fetch(`http://127.0.0.1:${port}/api/sync/v1/stream?person=${user.id}`, {
      headers: { cookie },
    });
    expect(stream.status).toBe(200);
    const cut = stream.text().catch(() => 'cut');
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
    await cut;

    const second = run({ PORT: String(port) });
    await second.said('is at');
    const session = await fetch(`http://127.0.0.1:${port}/api/auth/session`, {
      headers: { cookie },
    });
    expect(await session.json()).toMatchObject({ user: { id: user.id } });
  });

  it('P52 stops without a crowd: not ready, streams end one after the other, a push is taken', async () => {
    const people = Array.from({ length: 40 }, (_, at) => `person-${at}`);
    const before = openHere();
    for (const accountId of people) {
      await before.createAccount(sampleAccount(accountId));
      const tokenHash = hashToken(accountId);
      await before.createSession({ accountId, tokenHash, createdAt: 0, expiresAt: 9e12 });
    }
    const epoch = await before.readEpoch();
    await before.close();
    const port = await freePort();
    const stopping = { PORT: String(port), DRAIN_SECONDS: '2', MASTER_KEY: KEY.toString('hex') };
    const server = run(stopping);
    await server.said('is at');
    const ends: number[] = [];
    for (const person of people) {
      const path = `/api/sync/v1/stream?person=${person}`;
      const headers = { cookie: `session=${person}` };
      const stream = await new Promise<IncomingMessage>((resolve) =>
        get({ port, host: '127.0.0.1', path, headers, agent: false }, resolve),
      );
      expect(stream.statusCode).toBe(200);
      stream.resume().once('end', () => ends.push(performance.now()));
    }
    const ready = () => fetch(`http://127.0.0.1:${port}/api/ready`);
    expect((await ready()).status).toBe(200);
    const body = JSON.stringify({ epoch, rows: [sampleRecord()] });
    const underWay = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/sync/v1/push',
      headers: {
        cookie: 'session=person-0',
        'x-user-id': 'person-0',
        'x-sync-protocol': '1',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    });
    const pushed = once(underWay, 'response') as Promise<[IncomingMessage]>;
    underWay.write(body.slice(0, 10));

    server.child.kill('SIGTERM');
    const told = performance.now();
    await expect.poll(async () => (await ready()).status).toBe(503);
    const meanwhile = await fetch(`http://127.0.0.1:${port}/api/health`);
    expect([meanwhile.status, meanwhile.headers.get('connection')]).toEqual([204, 'close']);
    await expect.poll(() => ends.length).toBeGreaterThan(30);
    underWay.end(body.slice(10));
    const [answer] = await pushed;
    expect(answer.statusCode).toBe(200);
    expect(JSON.parse(await text(answer))).toMatchObject({ accepted: [{ id: 'entry-1' }] });
    expect((await server.ended).code).toBe(0);
    expect(ends).toHaveLength(40);
    const tenths = ends.map((end) => Math.floor((end - told) / 200));
    const busiest = Math.max(...tenths.map((tenth) => tenths.filter((it) => it === tenth).length));
    expect(busiest).toBeLessThanOrEqual(13);
    const after = openHere();
    expect(await after.getRecord('person-0', 'entry-1')).toEqual(sampleRecord());
    await after.close();
  });

  it('ends at once when it is told twice', async () => {
    const port = String(await freePort());
    const server = run({ PORT: port, DRAIN_SECONDS: '300', LOG_LEVEL: 'info' });
    await server.said('is at');
    server.child.kill('SIGTERM');
    await server.said('stopping');
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(1);
  });

  it('F12 goes on with a recording after a cut line and after a kill', async () => {
    const port = await freePort();
    const recording = sampleRecording(20 * MEDIA.segmentBytes + 77);
    const at = (path: string) => `http://127.0.0.1:${port}/api/${path}`;
    const path = 'media/recording-of-ruth-1';
    let server = run({ PORT: String(port) });
    await server.said('is at');
    const registered = await fetch(at('auth/register'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        username: 'ruth',
        email: 'ruth@example.org',
        password: 'gleaning',
        ...CONSENTED,
      }),
    });
    const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { user } = (await registered.json()) as { user: { id: string } };
    const self = { cookie, 'x-user-id': user.id };
    const put = async (piece?: { first: number; end: number }) => {
      const headers = { ...pieceHeaders(recording, piece), ...self };
      const body = piece ? recording.slice(piece.first, piece.end) : null;
      const answer = await fetch(at(path), { method: 'PUT', headers, body });
      return (await answer.json()) as PieceAnswer;
    };
    const sendAndCut = (first: number, bytes: number) => {
      const headers = { ...pieceHeaders(recording, { first, end: recording.length }), ...self };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const head = `PUT /api/${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${lines.join('')}`;
      const length = `Content-Length: ${recording.length - first}\r\n\r\n`;
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(head + length);
        socket.write(recording.subarray(first, first + bytes));
      });
      socket.on('error', () => undefined);
      return socket;
    };
    const received = () => put().then((answer) => answer.received);

    const cutLine = sendAndCut(0, 5 * MEDIA.segmentBytes + 9);
    /** The longest that a process has of the upload. */
    const partBytes = () => {
      const folder = join(dataDir, 'media', user.id);
      const names = existsSync(folder)
        ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        : [];
      const parts = names.filter((name) => /\.part\//.test(name));
      return Math.max(0, ...parts.map((name) => statSync(join(folder, name)).size));
    };
    await expect.poll(partBytes).toBeGreaterThan(5 * MEDIA.segmentBytes);
    cutLine.destroy();
    const first = await received();
    expect(first).toBe(5 * MEDIA.segmentBytes);
    const acknowledged = first + 4 * MEDIA.segmentBytes;
    expect((await put({ first, end: acknowledged })).received).toBe(acknowledged);
    const killed = sendAndCut(acknowledged, 3 * MEDIA.segmentBytes + 9);
    server.child.kill('SIGKILL');
    await server.ended;
    killed.destroy();

    server = run({ PORT: String(port) });
    await server.said('is at');
    const after = await received();
    expect(after).toBeGreaterThanOrEqual(acknowledged);
    const end = recording.length;
    expect(await put({ first: after, end })).toMatchObject({ received: end, complete: true });
    const played = await fetch(at(path), { headers: { cookie } });
    expect(Buffer.from(await played.arrayBuffer()).equals(recording)).toBe(true);
  });

  it('A24 keeps recordings and the ledger in a bucket, where one is named', async () => {
    const s3 = await startS3();
    const before = openHere();
    for (const person of ['anna', 'ben']) {
      await before.createAccount(sampleAccount(person));
      const session = { accountId: person, tokenHash: hashToken(person) };
      await before.createSession({ ...session, createdAt: 0, expiresAt: 9e12 });
    }
    await before.close();
    const earlier = { accountId: 'ben', at: 1, sessions: [] };
    writeFileSync(join(dataDir, 'erased.ledger'), `${JSON.stringify(earlier)}\n`);
    const port = await freePort();
    const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.settings;
    const settings = {
      PORT: String(port),
      MASTER_KEY: KEY.toString('hex'),
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    const server = run(settings);
    await server.said('is at');
    expect([...s3.objects.keys()]).toEqual(['erased/ben.json']);
    const recording = sampleRecording(2 * MEDIA.segmentBytes);
    const self = { cookie: 'session=anna', 'x-user-id': 'anna' };
    const put = await fetch(`http://127.0.0.1:${port}/api/media/recording-of-anna-1`, {
      method: 'PUT',
      headers: { ...pieceHeaders(recording, { first: 0, end: recording.length }), ...self },
      body: recording,
    });
    expect(await put.json()).toMatchObject({ complete: true });
    expect(existsSync(join(dataDir, 'media'))).toBe(false);
    const keys = [...s3.objects.keys()].filter((key) => key.startsWith('media/'));
    expect(keys).toHaveLength(2);
    server.child.kill('SIGTERM');
    await server.ended;

    await s3.stop();
    const without = await run(settings).ended;
    expect([without.code, without.output]).toEqual([1, expect.stringContaining('storage')]);
  });

  it('A15 A16 holds on a real socket', async () => {
    const port = await freePort();
    await run({ PORT: String(port) }).said('is at');
    const head = `Host: localhost:${port}\r\nConnection: close\r\n`;
    for (const path of ['/../../etc/passwd', '/%00', '/api/../../etc/passwd', '//etc/passwd']) {
      const answer = await sendRaw(port, `GET ${path} HTTP/1.1\r\n${head}\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer).not.toContain('root:');
    }
    const chunk = `${(65_536).toString(16)}\r\n${' '.repeat(65_536)}\r\n`;
    const flood = await sendRaw(
      port,
      `POST /api/auth/login HTTP/1.1\r\n${head}Content-Type: application/json\r\n` +
        `Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(40)}0\r\n\r\n`,
    );
    expect(flood).toContain('413');
    expect(flood).toContain('BODY_TOO_LARGE');
  });
});
