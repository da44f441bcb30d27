import { POSTING_NEEDS_PREMIUM } from '../../shared/api/suggestions';
import { ordinalWord } from '../ui/format/numbers';

const KEPT_HERE = 'It’s saved on this device. You can read, edit, and export it.';
const HEARD_HERE = 'This one is saved on this device. You can play and export it.';
const SEEN_HERE = 'This one is saved on this device. You can see and export it.';

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

/** The same for a photo (V7, V12). */
export function heldPhotoWords(code: string | undefined): HeldWords {
  return { reason: `${photoReason(code)} ${SEEN_HERE}`, premium: false };
}

/** The same for what other people are to read. */
export function heldMessageWords(code: string | undefined): HeldWords {
  return { reason: `${messageReason(code)} ${KEPT_HERE}`, premium: false };
}

/** Both share one space. */
const MEDIA_FULL =
  'Your space for recordings and photos is full. Delete a recording or photo to make room.';

function limit(position: number | undefined): string {
  const ordinal = position === undefined || position <= 3 ? undefined : ordinalWord(position);
  const which = ordinal ? `this is the ${ordinal}` : 'this is one more';
  return `The free plan includes 3 journal entries, and ${which}.`;
}

function recordReason(code: string | undefined): string {
  switch (code) {
    case 'RECORD_TOO_LARGE':
      return `This is too long to sync. ${KEPT_HERE} Shorten it and we’ll try again.`;
    case 'RECORD_QUOTA':
      return `Your space on our server is full. ${KEPT_HERE} Delete something you no longer need, or write to us, and it will sync.`;
    case 'INVALID_RECORD':
      return `Part of this is too long or can’t be synced as it is. ${KEPT_HERE} Edit it and we’ll try again.`;
    default:
      return `We couldn’t sync this. ${KEPT_HERE}`;
  }
}

function recordingReason(code: string | undefined): string {
  switch (code) {
    case 'MEDIA_QUOTA':
      return MEDIA_FULL;
    case 'BODY_TOO_LARGE':
      return 'This recording is too long to sync.';
    case 'MEDIA_TYPE':
      return 'This audio format can’t be synced.';
    default:
      return 'We couldn’t sync this recording.';
  }
}

function photoReason(code: string | undefined): string {
  switch (code) {
    case 'MEDIA_QUOTA':
      return MEDIA_FULL;
    case 'BODY_TOO_LARGE':
      return 'This photo is too large to sync.';
    case 'MEDIA_TYPE':
      return 'This picture format can’t be synced.';
    default:
      return 'We couldn’t sync this photo.';
  }
}

function messageReason(code: string | undefined): string {
  switch (code) {
    case 'INVALID_REQUEST':
      return 'Part of this is missing or can’t be sent as it is. Edit it and send it again.';
    case 'BODY_TOO_LARGE':
      return 'This is too long to send. Shorten it and send it again.';
    case 'POST_QUOTA':
      return 'You’ve reached the limit of posts for one person. Delete some and send this again.';
    case 'PREMIUM_REQUIRED':
      return POSTING_NEEDS_PREMIUM;
    case 'GUIDANCE_FULL':
      return 'This circle is full of notes, themes, and questions. Remove one there and send this again.';
    case 'NOT_ALLOWED':
      return 'Only the leader of the circle can do this.';
    case 'NOT_A_MEMBER':
      return 'You’re no longer in the circle you wrote this for.';
    case 'NOT_FOUND':
      return 'What this belongs to is no longer there.';
    default:
      return 'We couldn’t send this. Edit it and send it again.';
  }
}
