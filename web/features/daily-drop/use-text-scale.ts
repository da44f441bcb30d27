import { useStepPreference } from './use-step-preference';

/** Seven sizes of reading text; 1 is as it was set. */
export const SCALES = [0.85, 0.925, 1, 1.1, 1.2, 1.35, 1.5] as const;
const USUAL = 2;

export interface TextScale {
  /** 1 to 7. */
  readonly step: number;
  readonly factor: number;
  readonly choose: (step: number) => void;
}

/** How large a person reads, remembered on this device. */
export function useTextScale(): TextScale {
  const [step, choose] = useStepPreference('textSize', SCALES.length, USUAL);
  return { step: step + 1, factor: SCALES[step] ?? 1, choose: (next) => choose(next - 1) };
}
