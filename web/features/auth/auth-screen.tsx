import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { hasSealedWords } from '../../account/device-here';
import { useShareNote } from '../../journey/react/use-share-note';
import { useLive } from '../../live/react/use-live';
import { online } from '../../platform/online';
import { Mark } from '../../ui/mark';
import { toast } from '../../ui/toast-store';
import { submitAuth } from './commands';
import type { AuthFormsProps, Submit } from './model/auth-forms';
import { goOn } from './model/go-on';
import { type AuthForm, type AuthMode, findMissing, type Refusal } from './model/sign-in-form';
import { useTyped } from './model/use-typed';
import { AuthCard } from './parts/auth-card';
import { AuthSky } from './parts/auth-sky';
import { AuthVerse } from './parts/auth-verse';
import { WayLink } from './parts/way-link';

/** Sign-in and create-account (spec section 2): one screen at /login, /register and /auth, in the mode of its address. */
export function AuthScreen() {
  return (
    <AuthForms
      key={useLocation().pathname}
      below={<WayLink to="/begin">Begin without an account</WayLink>}
    />
  );
}

/** Both forms. */
export function AuthForms({ send, more, below }: AuthFormsProps) {
  const { mode, form, change, toggle } = useTyped();
  const { phase, refusal, submit } = useAuth(mode, send);
  useShareNote('Sign in first');
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-phone flex-col overflow-x-clip"
    >
      <AuthSky />
      <div className="flex flex-1 flex-col px-(--gutter) pt-7 pb-6">
        <DeletedNote />
        <AuthCard
          mode={mode}
          form={form}
          refusal={refusal}
          busy={phase !== 'idle'}
          onChange={change}
          onSubmit={() => void submit(form)}
          onToggle={toggle}
          more={more?.(mode)}
        />
        {below}
        <SealedNote />
        <AuthVerse />
      </div>
      {phase === 'redirecting' && <Redirecting />}
    </main>
  );
}

/** Where a page ends up whose account was deleted, on this device or another. */
function DeletedNote() {
  const [search] = useSearchParams();
  if (search.get('account') !== 'deleted') return null;
  return (
    <p role="status" className="mb-5 rounded-field bg-action-wash p-4 text-ui-sm">
      This account was deleted. Your entries have been removed from this device. Go in peace; you’re
      always welcome back.
    </p>
  );
}

/** Covers the screen until the signed-in page loads. */
function Redirecting() {
  return (
    <div
      role="status"
      className="fixed inset-0 z-(--z-dialog) grid place-content-center justify-items-center gap-4 bg-paper text-ink-2"
    >
      <Mark className="h-16 w-auto" />
      <p>Redirecting to your dashboard...</p>
    </div>
  );
}

/** Without a connection nobody can sign in, so words that are sealed here can't be opened either: says so. */
function SealedNote() {
  const isOnline = useLive(online) ?? true;
  const [isSealed, setIsSealed] = useState(false);
  useEffect(() => {
    void hasSealedWords().then(setIsSealed);
  }, []);
  if (isOnline || !isSealed) return null;
  return (
    <p role="status" className="mt-5 flex gap-2.5 rounded-field bg-action-wash p-4 text-ui-sm">
      <Lock size={20} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
      <span>
        Someone’s unsynced entries are locked on this device. They unlock when that person signs in
        here. They’ll need to be online.
      </span>
    </p>
  );
}

const REDIRECT_AFTER_MS = 800;

/**
 *   idle ──submit──▶ pending ──success──▶ redirecting ──800 ms──▶ (a new page)
 *    ▲                  │
 *    └────failure───────┘
 */
type AuthPhase = 'idle' | 'pending' | 'redirecting';

function useAuth(mode: AuthMode, send: AuthFormsProps['send']) {
  const [phase, setPhase] = useState<AuthPhase>('idle');
  const [refusal, setRefusal] = useState<Refusal>();
  const submit = async (form: AuthForm) => {
    setRefusal(undefined);
    const missing = findMissing(mode, form);
    if (missing) {
      setRefusal(missing);
      toast({ title: 'Missing Information', description: missing.message, variant: 'destructive' });
      return;
    }
    setPhase('pending');
    const submit: Submit = (ofGuest) => submitAuth(mode, form, ofGuest);
    const result = await (send ? send(submit, mode) : submit());
    if (!result.ok) {
      setPhase('idle');
      setRefusal(result.problem);
      toast({ title: 'Error', description: result.problem.message, variant: 'destructive' });
      return;
    }
    setPhase('redirecting');
    toast({ title: 'Welcome!' });
    setTimeout(goOn, REDIRECT_AFTER_MS);
  };
  return { phase, refusal, submit };
}
