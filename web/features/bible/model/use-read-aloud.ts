import { useCallback, useEffect, useRef, useState } from 'react';
import { pauseListening } from '../../../content/listening/now-listening';
import { deviceSpeech } from '../../../platform/speech';
import { toast } from '../../../ui/toast-store';
import type { Chapter } from './chapter';

const USUAL_RATE = 1;

/** The device's voice reads a chapter, verse by verse. It ends with the chapter, and where the screen is left. */
export function useReadAloud(chapter: Chapter) {
  const [heard, setHeard] = useState<number>();
  const silence = useRef<(() => void) | undefined>(undefined);
  const stop = useCallback(() => {
    silence.current?.();
    silence.current = undefined;
    setHeard(undefined);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chapter ends the reading of this one
  useEffect(() => stop, [chapter, stop]);

  async function start(from: number): Promise<void> {
    stop();
    pauseListening();
    let wanted = true;
    silence.current = () => {
      wanted = false;
    };
    const voice = deviceSpeech.voiceAtHand() ?? (await deviceSpeech.findVoice());
    if (!wanted) return;
    if (!voice) {
      stop();
      toast({ title: 'No Voice', description: 'This device has no voice that reads English.' });
      return;
    }
    say(
      voice,
      [...chapter.verses].filter(([verse]) => verse >= from),
    );
  }

  function say(voice: SpeechSynthesisVoice, verses: readonly (readonly [number, string])[]): void {
    const [next, ...later] = verses;
    if (!next) {
      stop();
      return;
    }
    const [verse, words] = next;
    setHeard(verse);
    silence.current = deviceSpeech.say(words, voice, USUAL_RATE, {
      onEnded: () => say(voice, later),
      onFailed: stop,
    });
  }

  return { heard, start: (from: number) => void start(from), stop };
}
