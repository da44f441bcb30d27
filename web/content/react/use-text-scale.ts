import { useEffect, useState } from 'react';
import { keepPreference, readPreference } from '../../platform/preference';
import { keepTextStep } from '../early-page/worker-notes';

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

/** One of some steps (from 0), remembered on this device under `name`. */
export function useStepPreference(
  name: string,
  steps: number,
  usual: number,
): [step: number, choose: (step: number) => void] {
  const [step, setStep] = useState(() => {
    const kept = Number(readPreference(name) ?? Number.NaN);
    return Number.isInteger(kept) && kept >= 0 && kept < steps ? kept : usual;
  });
  return [
    step,
    (next) => {
      setStep(next);
      keepPreference(name, String(next));
    },
  ];
}
