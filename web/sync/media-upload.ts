/**
 * Sends recordings to the server, one after the other (V3 to V5, V7).
 *
 *   waiting ──(begun before: ask how far the server is)──▶ piece ──▶ piece ──▶ … ──(complete)──▶ synced
 *      ▲                                                     │
 *      ├─────(damaged, for the first time: all over)─────────┤
 *      └─────(any failure: the next run goes on)─────────────┴──(refused, or damaged again)──▶ held
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Outcome } from '../../shared/outcome';
import { MEDIA } from '../../shared/protocol/media';
import type { MediaReplica, OutgoingRecording } from '../media/contract';
import { DONE, type Failure, isItemFailure, success, tryAgain } from './failure';
import type { MediaReply, MediaTransport } from './media-transport';
import { endOf, type SyncOutcome } from './sync-outcome';
import { guarded, type SyncSession } from './sync-run';

/** Answers in a row that move nothing before the upload rests. */
const MAX_STANDSTILLS = 3;

/** What an upload stands on. */
interface UploadRun {
  readonly media: MediaReplica;
  readonly transport: MediaTransport;
  readonly signal: AbortSignal;
  readonly session: Pick<SyncSession, 'now' | 'log'>;
}

/** Sends everything that waits. May be aborted anywhere and repeated. Never rejects. */
export async function uploadOnce(
  media: MediaReplica,
  transport: MediaTransport,
  signal: AbortSignal,
  session: Pick<SyncSession, 'now' | 'log'>,
): Promise<SyncOutcome> {
  const run = { media, transport, signal, session };
  const sent = await guarded(session, () => sendWaiting(run));
  return sent.ok ? { kind: 'synced', at: session.now() } : endOf(sent.problem);
}

/** A recording that the server fails over does not keep the others from it; the run fails with it in the end. */
async function sendWaiting(run: UploadRun): Promise<Outcome<void, Failure>> {
  let first: Outcome<void, Failure> = DONE;
  for (const recording of await run.media.waiting()) {
    const sent = await sendRecording(run, recording);
    if (sent.ok) continue;
    if (!isItemFailure(sent.problem)) return sent;
    if (first.ok) first = sent;
  }
  return first;
}

async function sendRecording(
  run: UploadRun,
  recording: OutgoingRecording,
): Promise<Outcome<void, Failure>> {
  const sound = await run.media.bytesOf(recording.id);
  // Removed meanwhile, by a sign-out in another tab.
  if (sound === undefined) return DONE;
  const hash = recording.sha256 ?? (await hashOf(sound));
  if (recording.sha256 === undefined) await run.media.noteHash(recording.id, hash);
  return new Upload(run, recording, sound, hash).send();
}

/** SHA-256, hex; a piece at a time, so that a long recording neither fills the memory nor holds up the screen. */
async function hashOf(sound: Blob): Promise<string> {
  const hash = sha256.create();
  for (let from = 0; from < sound.size; from += MEDIA.pieceBytes) {
    const piece = sound.slice(from, from + MEDIA.pieceBytes);
    hash.update(new Uint8Array(await piece.arrayBuffer()));
  }
  return bytesToHex(hash.digest());
}

/** One recording on its way. */
class Upload {
  private from = 0;
  private wasDamaged = false;
  private standstills = 0;

  constructor(
    private readonly run: UploadRun,
    private readonly recording: OutgoingRecording,
    private readonly sound: Blob,
    private readonly hash: string,
  ) {}

  async send(): Promise<Outcome<void, Failure>> {
    let asks = this.recording.sentBytes > 0;
    for (;;) {
      const reply = await this.put(asks);
      asks = false;
      if (!reply.ok) return reply;
      const end = await this.handleReply(reply.value);
      if (end) return end;
    }
  }

  private put(asks: boolean): Promise<Outcome<MediaReply, Failure>> {
    const { run, recording, sound, hash, from } = this;
    const { id, type } = recording;
    const whole = { id, type, sha256: hash, bytes: sound.size, from };
    const isQuestion = asks || from >= sound.size;
    const piece = sound.slice(from, from + MEDIA.pieceBytes, type);
    return run.transport.put(isQuestion ? whole : { ...whole, piece }, run.signal);
  }

  /** Notes what the server said; undefined while there is more to send. */
  private async handleReply(reply: MediaReply): Promise<Outcome<void, Failure> | undefined> {
    const { media } = this.run;
    const { id } = this.recording;
    if ('refused' in reply) return this.meetRefusal(reply.refused);
    if (reply.complete) {
      const isKept = await media.noteComplete(id, reply.epoch);
      return isKept ? DONE : tryAgain('OTHER_EPOCH');
    }
    if (reply.received <= this.from) this.standstills += 1;
    else this.standstills = 0;
    this.from = reply.received;
    await media.noteSent(id, reply.received);
    return this.standstills < MAX_STANDSTILLS ? undefined : tryAgain('NO_PROGRESS');
  }

  private async meetRefusal(code: string): Promise<Outcome<void, Failure> | undefined> {
    const { media } = this.run;
    const { id } = this.recording;
    if (code !== 'MEDIA_DAMAGED' || this.wasDamaged) return success(await media.hold(id, code));
    this.wasDamaged = true;
    this.from = 0;
    await media.noteSent(id, 0);
    return undefined;
  }
}
