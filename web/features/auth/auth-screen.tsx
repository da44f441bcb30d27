import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthCard } from './auth-card';
import { AuthSky } from './auth-sky';
import { AuthVerse } from './auth-verse';
import { DeletedNote } from './deleted-note';
import { Redirecting } from './redirecting';
import { SealedNote } from './sealed-note';
import { type AuthForm, type AuthMode, EMPTY_FORM } from './sign-in-form';
import { useAuth } from './use-auth';

/** Sign-in and create-account (spec section 2): one screen at /login, /register and /auth. */
export function AuthScreen() {
  const { pathname } = useLocation();
  const [mode, setMode] = useState<AuthMode>(
    pathname === '/register' ? 'create-account' : 'sign-in',
  );
  const [form, setForm] = useState<AuthForm>(EMPTY_FORM);
  const { phase, submit } = useAuth(mode);
  return (
    <main className="mx-auto flex min-h-dvh max-w-[430px] flex-col overflow-x-clip">
      <AuthSky />
      <div className="flex flex-1 flex-col px-(--gutter) pt-7 pb-6">
        <DeletedNote />
        <AuthCard
          mode={mode}
          form={form}
          busy={phase !== 'idle'}
          onChange={(change) => setForm((current) => ({ ...current, ...change }))}
          onSubmit={() => void submit(form)}
          onToggle={() => setMode(mode === 'sign-in' ? 'create-account' : 'sign-in')}
        />
        <SealedNote />
        <AuthVerse />
      </div>
      {phase === 'redirecting' && <Redirecting />}
    </main>
  );
}
