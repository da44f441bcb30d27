import { type FormEvent, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ActionBar } from '../../ui/action-bar';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { useFocusOnInvalid } from '../../ui/use-focus-on-invalid';
import { AccountTypeStep } from './account-type-step';
import { isAnswered, type Step } from './choices';
import { GoalsStep } from './goals-step';
import { OnboardingHead } from './onboarding-head';
import { PrivacyStep, Terms } from './privacy-step';
import { useOnboarding } from './use-onboarding';
import { WelcomeStep } from './welcome-step';
import './onboarding.css';

const FORM = 'onboarding';

const LABELS: Record<Step, { readonly action: string; readonly pending: string }> = {
  welcome: { action: 'Begin', pending: 'Begin' },
  'account-type': { action: 'Continue', pending: 'Checking...' },
  personalization: { action: 'Continue', pending: 'Continue' },
  privacy: { action: 'Start Day 1', pending: 'Starting...' },
};

/** Four steps for a new account, before its first Home. */
export function OnboardingScreen() {
  const onboarding = useOnboarding();
  const { choices, step, elsewhere, pending, refusal, isOut, change, goOn } = onboarding;
  const form = useFocusOnInvalid(refusal);
  const main = useFocusOnStep(step);
  const led = elsewhere && <LedOn to={elsewhere} />;
  if (!choices || !step) return led || <Skeleton className="m-6" />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void goOn();
  };
  const { action, pending: pendingLabel } = LABELS[step];
  return (
    <div className="screen screen-focus">
      {led}
      <div className="screen-main">
        <OnboardingHead step={step} />
        <main className="screen-task" id="main" tabIndex={-1} ref={main}>
          <form
            ref={form}
            className="screen-body"
            key={step}
            id={FORM}
            noValidate
            onSubmit={submit}
          >
            {step === 'welcome' && <WelcomeStep />}
            {step === 'account-type' && (
              <AccountTypeStep
                choices={choices}
                refusal={refusal}
                onChange={change}
                onStartAlone={onboarding.startAlone}
              />
            )}
            {step === 'personalization' && <GoalsStep goals={choices.goals} onChange={change} />}
            {step === 'privacy' && <PrivacyStep choices={choices} onChange={change} />}
          </form>
          <ActionBar>
            <Button
              type="submit"
              form={FORM}
              full
              disabled={!isAnswered(step, choices)}
              pending={pending}
              pendingLabel={pendingLabel}
            >
              {action}
            </Button>
            {isOut && (
              <Button variant="text" onClick={onboarding.leaveForNow}>
                Go to Home for now
              </Button>
            )}
            {step === 'privacy' && <Terms />}
          </ActionBar>
        </main>
      </div>
    </div>
  );
}

/** Once more after each step through the history: that step may have stopped the one before. */
function LedOn({ to }: { readonly to: string }) {
  const { key } = useLocation();
  return <Navigate key={key} to={to} replace />;
}

/** A step is a screen of its own: it begins at its top, and a screen reader says where it is now. */
function useFocusOnStep(step: Step | undefined) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef<Step>(undefined);
  useEffect(() => {
    if (step !== undefined && shown.current !== undefined && shown.current !== step) {
      scrollTo({ top: 0 });
      main.current?.focus({ preventScroll: true });
    }
    shown.current = step;
  }, [step]);
  return main;
}
