import { useEffect, useState } from 'react';
import { voiceShape } from '../../ui/voice-shape';

const BARS = 36;
const EVERY_MS = 100;
const SILENCE: readonly number[] = Array.from({ length: BARS }, () => 0);

/** The last seconds of a voice, oldest first; bars that stand still for people who asked for less motion. */
export function useLevels(level: () => number): readonly number[] {
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [levels, setLevels] = useState(() => (still ? voiceShape('still', BARS) : SILENCE));
  useEffect(() => {
    if (still) return;
    const timer = setInterval(() => setLevels((before) => [...before.slice(1), level()]), EVERY_MS);
    return () => clearInterval(timer);
  }, [still, level]);
  return levels;
}
