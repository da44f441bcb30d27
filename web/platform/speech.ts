/** How long a browser may take to find its voices. */
const VOICES_WITHIN_MS = 1500;

export interface SpeechEvents {
  readonly onEnded: () => void;
  /** It could not be said, or the device took the voice away. */
  readonly onFailed: () => void;
}

/** The device's own voice. */
export interface Speech {
  /**
   * The voice of this address, or else the best that reads English, if one is known already: Safari speaks its first words
   * within a press only.
   */
  voiceAtHand(wanted?: string): SpeechSynthesisVoice | undefined;
  /** As above, waiting for the browser to look; undefined where the device has none. */
  findVoice(wanted?: string): Promise<SpeechSynthesisVoice | undefined>;
  /** Says a sentence. Returns the function that silences it, after which nothing is told. */
  say(text: string, voice: SpeechSynthesisVoice, rate: number, events: SpeechEvents): () => void;
}

export const deviceSpeech: Speech = {
  voiceAtHand,
  async findVoice(wanted) {
    if (!('speechSynthesis' in globalThis)) return undefined;
    if (speechSynthesis.getVoices().length === 0) await voicesAreFound();
    return voiceAtHand(wanted);
  },
  say(text, voice, rate, { onEnded, onFailed }) {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate;
    utterance.onend = onEnded;
    utterance.onerror = onFailed;
    // Chrome's queue may still be paused from another page of this site.
    speechSynthesis.resume();
    speechSynthesis.speak(utterance);
    return () => {
      utterance.onend = null;
      utterance.onerror = null;
      speechSynthesis.cancel();
    };
  },
};

/** The voices of this device that read English, the best first. Those that speak from elsewhere are none of them. */
export function ownVoices(): SpeechSynthesisVoice[] {
  return orderVoices(knownVoices(), navigator.language).filter(({ localService }) => localService);
}

/** Calls back when the browser has found other voices. Returns the function that ends it. */
export function onVoices(listener: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

function voiceAtHand(wanted?: string): SpeechSynthesisVoice | undefined {
  const voices = orderVoices(knownVoices(), navigator.language);
  return voices.find(({ voiceURI }) => voiceURI === wanted) ?? voices[0];
}

function knownVoices(): SpeechSynthesisVoice[] {
  return 'speechSynthesis' in globalThis ? speechSynthesis.getVoices() : [];
}

/** The voices may come late, or never. */
function voicesAreFound(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      speechSynthesis.removeEventListener('voiceschanged', done);
      resolve();
    };
    const timer = setTimeout(done, VOICES_WITHIN_MS);
    speechSynthesis.addEventListener('voiceschanged', done);
  });
}

type VoiceFacts = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default'>;

/** Voices that one listens to gladly: Apple's of today and Windows' natural ones, as their systems name them. */
const GOOD_NAMES =
  /\b(?:Siri|Ava|Allison|Evan|Joelle|Nathan|Noelle|Zoe)\b|\((?:Enhanced|Premium)\)|\bNatural\b/;

/** A voice that lives on this device, and sounds better than our recordings by a computer. */
export function isGoodVoice({ name, localService }: VoiceFacts): boolean {
  return localService && GOOD_NAMES.test(name);
}

/**
 * English voices: a good one first, then those that live on this device before those that speak from elsewhere, the
 * person's own kind of English, the device's favorite.
 */
export function orderVoices<Voice extends VoiceFacts>(
  voices: readonly Voice[],
  language: string,
): Voice[] {
  const worth = (voice: Voice) =>
    (isGoodVoice(voice) ? 8 : 0) +
    (voice.localService ? 4 : 0) +
    (plain(voice.lang) === plain(language) ? 2 : 0) +
    (voice.default ? 1 : 0);
  return voices
    .filter(({ lang }) => /^en\b/i.test(lang.replace('_', '-')))
    .sort((one, other) => worth(other) - worth(one));
}

/** Android writes `en_GB` for `en-GB`. */
function plain(language: string): string {
  return language.replace('_', '-').toLowerCase();
}
