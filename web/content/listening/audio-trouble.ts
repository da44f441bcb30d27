import type { AudioFault } from '../narration';

const NETWORK = 'Network error loading audio file.';
const INTERRUPTED = 'Audio playback was interrupted.';

/** By the code of a MediaError. */
const LOADING: Readonly<Record<number, string>> = {
  1: INTERRUPTED,
  2: NETWORK,
  3: 'Audio file is corrupted or invalid.',
  4: 'Audio format not supported.',
};
const NOT_SUPPORTED = 4;

/** By the name under which `play()` was refused. */
const REFUSED: Readonly<Record<string, string>> = {
  NotSupportedError: 'Audio format not supported by your browser.',
  NotAllowedError:
    'Audio playback blocked. Please enable autoplay or interact with the page first.',
  AbortError: INTERRUPTED,
};

/**
 * What a person is told of a narration that can't be played (spec section 8). Browsers report a file that they could not
 * reach as one they can't read; without a network it is the network.
 */
export function audioTrouble(fault: AudioFault, online: boolean): string {
  const isUnread =
    'code' in fault ? fault.code === NOT_SUPPORTED : fault.refusal === 'NotSupportedError';
  if (isUnread && !online) return NETWORK;
  const words = 'code' in fault ? LOADING[fault.code] : REFUSED[fault.refusal];
  return words ?? 'Unable to load the audio file. Please try again.';
}
