import { useState } from 'react';
import { toast } from '../../ui/toast-store';
import { submitAuth } from './commands';
import { goOn } from './go-on';
import { type AuthForm, type AuthMode, findMissing, type Refusal } from './sign-in-form';

const REDIRECT_AFTER_MS = 800;

/**
 *   idle ──submit──▶ pending ──success──▶ redirecting ──800 ms──▶ (a new page)
 *    ▲                  │
 *    └────failure───────┘
 */
export type AuthPhase = 'idle' | 'pending' | 'redirecting';

export function useAuth(mode: AuthMode) {
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
    const result = await submitAuth(mode, form);
    if (!result.ok) {
      setPhase('idle');
      setRefusal(result);
      toast({ title: 'Error', description: result.message, variant: 'destructive' });
      return;
    }
    setPhase('redirecting');
    toast({ title: 'Welcome!' });
    setTimeout(goOn, REDIRECT_AFTER_MS);
  };
  return { phase, refusal, submit };
}
