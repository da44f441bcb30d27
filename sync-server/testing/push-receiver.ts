import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A message as it came, and as its device reads it. */
export interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** What was encrypted, with all its padding. */
  readonly plain: string;
  /** Who says that they sent it, of the signed token. */
  readonly sender: { readonly aud: string; readonly exp: number; readonly sub: string };
  /** The key by which they signed, base64url. */
  readonly publicKey: string;
}

/** A push service on this machine, with devices that decrypt what they get. */
export interface PushReceiver {
  readonly origin: string;
  readonly received: ReceivedPush[];
  /** A device that subscribes, as `PushSubscription.toJSON` says it. */
  subscribe(): { readonly endpoint: string; readonly keys: { p256dh: string; auth: string } };
  /** What the next messages are answered with; 201 after these. */
  answerWith(...statuses: number[]): void;
  close(): Promise<void>;
}

interface Device {
  readonly publicKey: Buffer;
  readonly auth: Buffer;
  readonly agree: (other: Buffer) => Buffer;
}

export async function startPushReceiver(): Promise<PushReceiver> {
  const devices = new Map<string, Device>();
  const received: ReceivedPush[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    const receive = async () => {
      const device = devices.get(request.url ?? '');
      if (!device) return 404;
      received.push(read(request, await buffer(request), device));
      return statuses.shift() ?? 201;
    };
    receive().then(
      (status) => response.writeHead(status).end(),
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    subscribe() {
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      const ecdh = createECDH('prime256v1');
      const publicKey = ecdh.generateKeys();
      const auth = randomBytes(16);
      devices.set(path, { publicKey, auth, agree: (other) => ecdh.computeSecret(other) });
      const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') };
      return { endpoint: `${origin}${path}`, keys };
    },
    answerWith: (...next) => void statuses.push(...next),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function read(request: IncomingMessage, body: Buffer, device: Device): ReceivedPush {
  const { publicKey, sender } = readVapid(request.headers.authorization ?? '');
  const plain = decrypt(body, device).toString();
  return { path: request.url ?? '', headers: request.headers, body, plain, sender, publicKey };
}

/** `aes128gcm` of RFC 8188 under the keys of RFC 8291, one record long. Throws where a bit differs. */
function decrypt(body: Buffer, { publicKey, auth, agree }: Device): Buffer {
  const salt = body.subarray(0, 16);
  const recordBytes = body.readUInt32BE(16);
  const idBytes = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + idBytes);
  const sealed = body.subarray(21 + idBytes);
  if (sealed.length > recordBytes) throw new Error('There is more than one record.');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
  const secret = derive(auth, agree(senderKey), info, 32);
  const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('The last record does not say that it is the last.');
  return padded.subarray(0, end);
}

function derive(salt: Buffer, secret: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}

/** The signed token of RFC 8292. Throws where it is not signed by the key it comes with. */
function readVapid(authorization: string): Pick<ReceivedPush, 'publicKey' | 'sender'> {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const key = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The token is not signed by its key.');
  return { publicKey, sender: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
