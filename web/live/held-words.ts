import { POSTING_NEEDS_PREMIUM } from '../../shared/api/suggestions';

const KEPT_HERE = 'It stays on this device. You can read it, edit it and export it.';
const HEARD_HERE = 'It stays on this device. You can play it and export it.';

/** Why something is held back, for a person. */
export interface HeldWords {
  /** Why, and what that means for the words, in full sentences. */
  readonly reason: string;
  /** Whether Premium lifts it. */
  readonly premium: boolean;
}

/**
 * Why the server does not take a record, in words, by the code it gave.
 * @param position of a journal entry: how many there are up to and including it, oldest first
 */
export function heldWords(code: string | undefined, position?: number): HeldWords {
  if (code === 'ENTRY_LIMIT') return { reason: `${limit(position)} ${KEPT_HERE}`, premium: true };
  return { reason: recordReason(code), premium: false };
}

/** The same for a voice recording (V7). */
export function heldRecordingWords(code: string | undefined): HeldWords {
  return { reason: `${recordingReason(code)} ${HEARD_HERE}`, premium: false };
}

/** The same for what other people are to read. */
export function heldMessageWords(code: string | undefined): HeldWords {
  return { reason: `${messageReason(code)} ${KEPT_HERE}`, premium: false };
}

const ORDINALS = ['fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

function limit(position: number | undefined): string {
  const ordinal = position === undefined ? undefined : ORDINALS[position - 4];
  const which = ordinal ? `this is the ${ordinal}` : 'this is one more';
  return `The free plan keeps 3 journal entries, and ${which}.`;
}

function recordReason(code: string | undefined): string {
  switch (code) {
    case 'RECORD_TOO_LARGE':
      return `This is too long for the server. ${KEPT_HERE} Shorten it to let it sync.`;
    case 'RECORD_QUOTA':
      return `What you have written fills the space that the server has for one person. ${KEPT_HERE} Delete something you no longer need, or write to us, and it syncs by itself.`;
    case 'INVALID_RECORD':
      return `A part of this is longer than the server takes, or not in a form it knows. ${KEPT_HERE} Each change is tried again.`;
    default:
      return `The server could not take this. ${KEPT_HERE}`;
  }
}

function recordingReason(code: string | undefined): string {
  switch (code) {
    case 'MEDIA_QUOTA':
      return 'Your recordings fill the space that the server has for them.';
    case 'BODY_TOO_LARGE':
      return 'This recording is longer than the server takes.';
    case 'MEDIA_TYPE':
      return 'This is not a kind of recording that the server takes.';
    default:
      return 'The server could not take this recording.';
  }
}

function messageReason(code: string | undefined): string {
  switch (code) {
    case 'INVALID_REQUEST':
      return 'A part of this is missing, or not in a form the server takes. Edit it and send it again.';
    case 'BODY_TOO_LARGE':
      return 'This is too long for the server. Shorten it and send it again.';
    case 'POST_QUOTA':
      return 'You have written as much for others here as the server keeps for one person. Delete some of it and send this again.';
    case 'PREMIUM_REQUIRED':
      return POSTING_NEEDS_PREMIUM;
    case 'NOT_A_MEMBER':
      return 'You are no longer in the circle this was written for.';
    case 'NOT_FOUND':
      return 'What this was written for is no longer there.';
    default:
      return 'The server did not take this. Edit it and send it again.';
  }
}
