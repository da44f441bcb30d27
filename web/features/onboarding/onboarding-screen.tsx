import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { ActionBar } from '../../ui/action-bar';
import { Button } from '../../ui/button';
import { Lights } from '../../ui/lights';
import { Skeleton } from '../../ui/skeleton';
import { Sunrise } from '../../ui/sunrise';
import { useFocusOnInvalid } from '../../ui/use-focus-on-invalid';
import { AccountTypeStep } from './account-type-step';
import { isAnswered, STEPS, type Step, stepBefore } from './choices';
import { GoalsStep } from './goals-step';
import { PrivacyStep, Terms } from './privacy-step';
import { addressOf, useOnboarding } from './use-onboarding';
import '../../ui/styles/late/onboarding.css';

const FORM = 'onboarding';

const LABELS: Record<Step, { readonly action: string; readonly pending: string }> = {
  welcome: { action: 'Begin', pending: 'Begin' },
  'account-type': { action: 'Continue', pending: 'Checking...' },
  personalization: { action: 'Continue', pending: 'Continue' },
  privacy: { action: 'Start Day 1', pending: 'Starting...' },
};

/** Of somebody who is past their first day. */
const END_OF_BEGUN = { action: 'Done', pending: 'Saving...' };

/** Four steps for a new account, before its first Home. */
export function OnboardingScreen() {
  const onboarding = useOnboarding();
  const { choices, step, elsewhere, pending, refusal, mayLeave, change, goOn } = onboarding;
  const form = useFocusOnInvalid(refusal);
  const main = useFocusOnStep(step);
  const led = elsewhere && <LedOn to={elsewhere} />;
  if (!choices || !step) return led || <Skeleton className="m-6" />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void goOn();
  };
  const { action, pending: pendingLabel } =
    step === 'privacy' && onboarding.hasBegun ? END_OF_BEGUN : LABELS[step];
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
            {mayLeave && (
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

/** The way back, and a light for each step. */
function OnboardingHead({ step }: { readonly step: Step }) {
  const before = stepBefore(step);
  const number = STEPS.indexOf(step) + 1;
  return (
    <header className="screen-head grid-cols-[var(--touch)_1fr_var(--touch)] md:min-h-12">
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

const NONE: ReadonlySet<number> = new Set();

function WelcomeStep() {
  return (
    <div className="onboarding-welcome">
      <Sunrise day={0} lit={NONE} numeral={false} bleed decorative />
      <h1>Ninety mornings, taken one at a time</h1>
      <p className="mx-auto mt-4 max-w-lede text-(length:--type-running) text-balance text-ink-2">
        A verse, a check-in, a few lines. About five minutes a day. Each Daily Drop you complete
        lights one ray.
      </p>
      <p className="running mt-6">If you miss one, you begin again. That’s all.</p>
    </div>
  );
}
