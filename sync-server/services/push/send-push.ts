import webPush from 'web-push';
import type { PushMessage } from '../../../shared/api/reminder-push';
import { isPushEndpoint } from './push-hosts';
import type { ReachedDevice } from './subscriptions';

/** How long a push service keeps a message for a device that it can't reach, seconds: a later reminder is none. */
const TTL_SECONDS = 15 * 60;
/** A push service that takes longer to answer is asked once more later. */
const PATIENCE_MS = 10_000;
/** Every message is that long, so that its length says nothing. */
const PAYLOAD_BYTES = 128;
/** The same for each practice, and for what is new in a circle: the push service reads it. */
const TOPIC = 'reminder';

/** `gone`: the endpoint no longer exists. `later`: a second try may work. `refused`: no try will work. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused';

/** Hands a message to the push service of a device. Never rejects. */
export type SendPush = (
  device: Pick<ReachedDevice, 'endpoint' | 'keys' | 'key'>,
  message: PushMessage,
  signal: AbortSignal,
) => Promise<PushOutcome>;

export interface PushSettings {
  /** See `isPushEndpoint`. */
  readonly hosts: readonly string[];
  /** Who runs this server, as push services may ask: an https address or `mailto:`. */
  readonly subject: string;
}

/** Encrypts for the device (RFC 8291), signs for the push service (RFC 8292) and sends (RFC 8030). It follows no redirect. */
export function createSendPush({ hosts, subject }: PushSettings): SendPush {
  return async (device, message, signal) => {
    if (!isPushEndpoint(device.endpoint, hosts)) return 'gone';
    try {
      const { endpoint, method, headers, body } = encrypt(device, message, subject);
      const answer = await fetch(endpoint, {
        method,
        headers: withoutLength(headers),
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
      });
      await answer.body?.cancel();
      return outcomeOf(answer.status);
    } catch {
      // No connection, or none in time.
      return 'later';
    }
  };
}

/** What a push service's answer means (H7). */
export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

function encrypt(
  { endpoint, keys, key }: Parameters<SendPush>[0],
  message: PushMessage,
  subject: string,
) {
  const payload = Buffer.alloc(PAYLOAD_BYTES, ' ');
  payload.write(JSON.stringify(message));
  const details = webPush.generateRequestDetails({ endpoint, keys: { ...keys } }, payload, {
    vapidDetails: { subject, ...key },
    TTL: TTL_SECONDS,
    urgency: 'normal',
    topic: TOPIC,
    contentEncoding: 'aes128gcm',
  });
  return { ...details, body: details.body as Buffer };
}

/** `fetch` counts by itself. */
function withoutLength(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );
}
