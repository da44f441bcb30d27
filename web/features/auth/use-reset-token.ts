import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readResetToken } from '../../../shared/api/reset-link';

/** The token of the link that was opened, if any. It is taken out of the address bar and the history at once. */
export function useResetToken(): string | undefined {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => readResetToken(hash));
  useEffect(() => {
    if (hash === '') return;
    setToken(readResetToken(hash));
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
