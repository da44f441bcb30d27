/** What a page's sound is to a phone; TypeScript's own library does not know it. */
interface WithAudioSession {
  readonly audioSession?: { type: 'auto' | 'playback' };
}

/** `playback` is heard although the ring switch is off, as an audio element is, and other apps fall silent. Safari alone asks. */
export function setAudioSession(type: 'auto' | 'playback'): void {
  const { audioSession } = navigator as WithAudioSession;
  if (audioSession) audioSession.type = type;
}
