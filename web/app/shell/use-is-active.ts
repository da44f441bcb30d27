import { useLocation } from 'react-router-dom';

/** Whether a place is where the person is; Home answers at `/` too. */
export function useIsActive(to: string): boolean {
  const { pathname } = useLocation();
  const here = pathname === '/' ? '/home' : pathname;
  return here === to || here.startsWith(`${to}/`);
}
