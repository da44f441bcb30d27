import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readLinkToken } from '../../../../shared/api/mailed-link';

/** The token of the mailed link that was opened, if any. It is taken out of the address bar and the history at once. */
export function useLinkToken(): string | undefined {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => readLinkToken(hash));
  useEffect(() => {
    if (hash === '') return;
    setToken(readLinkToken(hash));
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
