import type { ReactNode } from 'react';
import { ConnectionNote } from '../../../answers/react/connection-note';
import { Button } from '../../../ui/button';
import { useFocusOnInvalid } from '../../../ui/use-focus-on-invalid';
import type { AuthForm, AuthMode, Refusal } from '../model/sign-in-form';
import { Agreement } from './agreement';
import { AuthFields } from './auth-fields';
import { WayLink } from './way-link';

const WORDS = {
  'sign-in': {
    title: 'Welcome back',
    lead: 'Your day is where you left it.',
    action: 'Sign In',
    pending: 'Signing In...',
    question: 'New here?',
    toggle: 'Create an account',
  },
  'create-account': {
    title: 'Begin your journey',
    lead: 'Ninety days, one at a time.',
    action: 'Create Account',
    pending: 'Creating Account...',
    question: 'Already have an account?',
    toggle: 'Sign in',
  },
} as const;

interface Props {
  readonly mode: AuthMode;
  readonly form: AuthForm;
  readonly refusal: Refusal | undefined;
  readonly busy: boolean;
  readonly onChange: (change: Partial<AuthForm>) => void;
  readonly onSubmit: () => void;
  readonly onToggle: () => void;
  /** Between the fields and the button. */
  readonly more?: ReactNode;
}

export function AuthCard(props: Props) {
  const { mode, form, refusal, busy, onChange, onSubmit, onToggle, more } = props;
  const words = WORDS[mode];
  const errors = refusal?.errors ?? {};
  const fields = useFocusOnInvalid(busy ? undefined : refusal);
  return (
    <>
      <title>{`${words.action} · Choose Wholeness`}</title>
      <h1>{words.title}</h1>
      <p className="mt-1.5 text-ink-2">{words.lead}</p>
      <ConnectionNote className="mt-5 empty:hidden" />
      <form
        ref={fields}
        noValidate
        className="mt-6 mb-5 grid gap-4.5"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <AuthFields {...{ mode, form, errors, onChange }} disabled={busy} />
        {mode === 'create-account' && <Agreement {...{ form, errors, onChange }} disabled={busy} />}
        {more}
        <Button
          variant="primary"
          type="submit"
          full
          className="mt-2"
          pending={busy}
          pendingLabel={words.pending}
        >
          {words.action}
        </Button>
      </form>
      {mode === 'sign-in' && <WayLink to="/forgot-password">Forgot your password?</WayLink>}
      <p className="text-center text-ink-2">
        {words.question}{' '}
        <button
          type="button"
          disabled={busy}
          onClick={onToggle}
          className="min-h-12 font-medium text-action-ink underline decoration-1 underline-offset-4"
        >
          {words.toggle}
        </button>
      </p>
    </>
  );
}
