import { useCallback, useEffect, useRef, useState } from 'react';
import { deviceSpeech } from '../../platform/speech';
import { toast } from '../../ui/toast-store';
import { pauseListening } from './now-listening';

const USUAL_RATE = 1;

/**
 * The device's voice reads what stands under rising numbers, such as the verses of a chapter. It ends with them, where they
 * are others, and where the screen is left. `heard` is the number of what is being read.
 */
export function useReadAloud(parts: ReadonlyMap<number, string>) {
  const [heard, setHeard] = useState<number>();
  const silence = useRef<(() => void) | undefined>(undefined);
  const stop = useCallback(() => {
    silence.current?.();
    silence.current = undefined;
    setHeard(undefined);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other parts end the reading of these
  useEffect(() => stop, [parts, stop]);

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
      [...parts].filter(([number]) => number >= from),
    );
  }

  function say(voice: SpeechSynthesisVoice, left: readonly (readonly [number, string])[]): void {
    const [next, ...later] = left;
    if (!next) {
      stop();
      return;
    }
    const [number, words] = next;
    setHeard(number);
    silence.current = deviceSpeech.say(words, voice, USUAL_RATE, {
      onEnded: () => say(voice, later),
      onFailed: stop,
    });
  }

  return { heard, start: (from: number) => void start(from), stop };
}
