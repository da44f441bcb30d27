import { useLocation } from 'react-router-dom';
import { useShareNote } from '../../journey/react/use-share-note';
import { AuthCard } from './auth-card';
import { AuthSky } from './auth-sky';
import { AuthVerse } from './auth-verse';
import { DeletedNote } from './deleted-note';
import { Redirecting } from './redirecting';
import { SealedNote } from './sealed-note';
import { useAuth } from './use-auth';
import { useTyped } from './use-typed';

/** Sign-in and create-account (spec section 2): one screen at /login, /register and /auth, in the mode of its address. */
export function AuthScreen() {
  return <AuthOf key={useLocation().pathname} />;
}

function AuthOf() {
  const { mode, form, change, toggle } = useTyped();
  const { phase, refusal, submit } = useAuth(mode);
  useShareNote('Sign in first');
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-[26.875rem] flex-col overflow-x-clip"
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
        />
        <SealedNote />
        <AuthVerse />
      </div>
      {phase === 'redirecting' && <Redirecting />}
    </main>
  );
}
