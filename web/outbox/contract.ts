import type { Live } from '../live/live';

/**
 * Something that is said to other people, and so lives on the server: feedback, prayer circles. It stays on the device
 * until the server has it.
 */
export interface OutboxItem {
  /** Names the request and its repeats (`Idempotency-Key`): however often it is sent, it arrives once. */
  readonly key: string;
  readonly kind: OutboxKind;
  /** Where it is posted. */
  readonly path: string;
  /** What is posted, as JSON. */
  readonly body: Readonly<Record<string, unknown>>;
  /** When it was handed over, milliseconds since the epoch. */
  readonly createdAt: number;
  /** `held`: the server refuses it, see `code`. */
  readonly state: 'waiting' | 'held';
  readonly code?: string;
  /** Where the server refuses it, it is forgotten and not held: it has no words to keep. */
  readonly mayBeRefused?: true;
  /** It was on its way at least once: as long as it waits, the server may have it. */
  readonly tried?: true;
}

export type OutboxKind =
  | 'feedback'
  | 'suggestion'
  | 'suggestion-vote'
  | 'reply'
  | 'reply-vote'
  | 'prayer-circle'
  | 'prayer-request'
  | 'prayer-response'
  | 'prayer-answered'
  | 'prayed'
  | 'circle-guidance'
  | 'circle-plan'
  | 'companion-flag';

/** What is handed over to be sent. */
export type Post = Pick<OutboxItem, 'kind' | 'path' | 'body' | 'mayBeRefused'>;

/** What waits to be sent to other people. */
export interface Outbox {
  /** Takes something to be sent; resolves when it is on the disk. */
  add(given: Post): Promise<OutboxItem>;
  /** Undefined once it has been sent or taken back. */
  find(key: string): Promise<OutboxItem | undefined>;
  /**
   * Forgets what its person has taken elsewhere, or does not want to send. False where the server may have it already: it
   * goes on waiting.
   */
  takeBack(key: string): Promise<boolean>;
  /** Everything that waits to be sent or is held back, newest first. */
  liveUnsent(): Live<OutboxItem[]>;
}

/** The outbox as the sender uses it. Every method may be repeated. */
export interface OutboxReplica {
  /** The oldest first. */
  waiting(): Promise<OutboxItem[]>;
  /** To be called before each try. False where its person has taken it back meanwhile: it must not be sent. */
  begin(key: string): Promise<boolean>;
  /** The server has it: it is removed here. */
  noteSent(key: string): Promise<void>;
  /** The server refuses it. */
  hold(key: string, code: string): Promise<void>;
  /** Called after each `Outbox.add` of this tab. Returns the function that ends it. */
  onAdd(listener: () => void): () => void;
}
