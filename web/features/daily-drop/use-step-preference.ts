import { useState } from 'react';
import { keepPreference, readPreference } from '../../platform/preference';

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
