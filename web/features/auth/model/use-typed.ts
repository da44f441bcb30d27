import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasSignedOut } from '../../../platform/session';
import { type AuthForm, type AuthMode, EMPTY_FORM } from './sign-in-form';

interface Typed {
  readonly mode: AuthMode;
  readonly form: AuthForm;
}

/** What a person may want to read before they go on. */
const READ_BETWEEN = ['/terms-of-service', '/privacy-policy'];

/** What stood in the form of which screen. In memory alone, for as long as this page lives: a password is among it. */
let setAside: (Typed & { readonly pathname: string }) | undefined;

/** The form and its mode. Whoever goes to read what they agree to finds both as they left them. */
export function useTyped() {
  const { pathname, hash } = useLocation();
  const [typed, setTyped] = useState<Typed>(() =>
    setAside?.pathname === pathname ? setAside : newFor(pathname, hash),
  );
  useEffect(() => {
    setAside = { ...typed, pathname };
    return () => {
      // By now the address is that of the next screen.
      if (!READ_BETWEEN.includes(location.pathname)) setAside = undefined;
    };
  }, [typed, pathname]);
  return {
    ...typed,
    change: (change: Partial<AuthForm>) =>
      setTyped(({ mode, form }) => ({ mode, form: { ...form, ...change } })),
    toggle: () =>
      setTyped(({ mode, form }) => ({
        mode: mode === 'sign-in' ? 'create-account' : 'sign-in',
        form,
      })),
  };
}

/** The landing page's ways in say `#new`: there a newcomer begins, unless somebody has signed out on this device before. */
function newFor(pathname: string, hash: string): Typed {
  const isNew = pathname === '/register' || (hash === '#new' && !hasSignedOut());
  return { mode: isNew ? 'create-account' : 'sign-in', form: EMPTY_FORM };
}
