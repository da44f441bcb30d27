/** How long a browser may take to find its voices. */
const VOICES_WITHIN_MS = 1500;

export interface SpeechEvents {
  readonly onEnded: () => void;
  /** It could not be said, or the device took the voice away. */
  readonly onFailed: () => void;
}

/** The device's own voice. */
export interface Speech {
  /** A voice that reads English, if one is known already: Safari speaks its first words within a press only. */
  voiceAtHand(): SpeechSynthesisVoice | undefined;
  /** As above, waiting for the browser to look; undefined where the device has none. */
  findVoice(): Promise<SpeechSynthesisVoice | undefined>;
  /** Says a sentence. Returns the function that silences it, after which nothing is told. */
  say(text: string, voice: SpeechSynthesisVoice, rate: number, events: SpeechEvents): () => void;
}

export const deviceSpeech: Speech = {
  voiceAtHand,
  async findVoice() {
    if (!('speechSynthesis' in globalThis)) return undefined;
    if (speechSynthesis.getVoices().length === 0) await voicesAreFound();
    return voiceAtHand();
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

function voiceAtHand(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined;
  return chooseVoice(speechSynthesis.getVoices(), navigator.language);
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

type VoiceFacts = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/**
 * An English voice: one that lives on this device before one that speaks from elsewhere, then the person's own kind of
 * English, then the device's favourite.
 */
export function chooseVoice<Voice extends VoiceFacts>(
  voices: readonly Voice[],
  language: string,
): Voice | undefined {
  const worth = ({ localService, lang, default: isDefault }: Voice) =>
    (localService ? 4 : 0) + (plain(lang) === plain(language) ? 2 : 0) + (isDefault ? 1 : 0);
  return voices
    .filter(({ lang }) => /^en\b/i.test(lang.replace('_', '-')))
    .sort((one, other) => worth(other) - worth(one))[0];
}

/** Android writes `en_GB` for `en-GB`. */
function plain(language: string): string {
  return language.replace('_', '-').toLowerCase();
}
