import { useEffect } from 'react';
import { keepTextStep } from '../../content/early-page/worker-notes';
import { useStepPreference } from './use-step-preference';

/** Seven sizes of reading text. */
export const TEXT_STEPS = 7;
/** As it was set. */
const USUAL = 3;

export interface TextScale {
  /** 1 to 7. */
  readonly step: number;
  /** The class that sets Scripture and devotional in this size. */
  readonly className: string;
  readonly choose: (step: number) => void;
}

/** How large a person reads, remembered on this device. */
export function useTextScale(): TextScale {
  const [at, choose] = useStepPreference('textSize', TEXT_STEPS, USUAL - 1);
  const step = at + 1;
  useEffect(() => void keepTextStep(step), [step]);
  return { step, className: `text-scale-${step}`, choose: (next) => choose(next - 1) };
}
