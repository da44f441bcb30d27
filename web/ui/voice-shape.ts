/**
 * The bars that stand for a recording, each 0 to 1: always the same for one name, so that it is known again by its shape.
 * A drawing, not a measurement.
 */
export function voiceShape(name: string, bars: number): number[] {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0);
  return Array.from({ length: bars }, (_, bar) => {
    const swell = Math.abs(Math.sin(seed + bar * 0.45) * Math.sin(seed * 3 + bar * 0.17));
    const grain = Math.abs(Math.sin((bar + 1) * (seed + 7)));
    return Math.min(1, 0.12 + 0.6 * swell + 0.35 * grain);
  });
}
