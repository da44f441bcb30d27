import { useEffect, useMemo } from 'react';
import type { SpokenSentence } from '../../../shared/content/spoken-sentences';
import { createDeviceReader } from '../../live/device-reader';
import { useLive } from '../../live/use-live';
import { deviceSpeech } from '../../platform/speech';

/** The device's voice, from the sentence where the person stopped. */
export function useReader(sentences: readonly SpokenSentence[], from: number) {
  const player = useMemo(
    () =>
      createDeviceReader(
        sentences.map(({ text }) => text),
        deviceSpeech,
      ),
    [sentences],
  );
  const state = useLive(player.state) ?? player.state.get();
  useEffect(() => {
    if (sentences.length > 0) player.seek(from);
    return () => player.close();
  }, [player, sentences, from]);
  return { player, ...state, count: sentences.length };
}
