import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Lights } from '../../ui/lights';
import { STEPS, type Step, stepBefore } from './choices';
import { addressOf } from './use-onboarding';

/** The way back, and a light for each step. */
export function OnboardingHead({ step }: { readonly step: Step }) {
  const before = stepBefore(step);
  const number = STEPS.indexOf(step) + 1;
  return (
    <header className="screen-head onboarding-head">
      {before ? (
        <Link to={addressOf(before)} className="icon-button screen-back" aria-label="Back">
          <ArrowLeft size={20} strokeWidth={1.6} aria-hidden />
        </Link>
      ) : (
        <span />
      )}
      <p className="onboarding-lights">
        <Lights lit={number} count={STEPS.length} />
        <span className="sr-only">{`Step ${number} of ${STEPS.length}`}</span>
      </p>
    </header>
  );
}
