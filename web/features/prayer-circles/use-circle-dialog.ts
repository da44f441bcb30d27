import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readInvite, takeInvite } from '../../account/circle-invite';
import type { CircleDialog } from './circle-dialog';

/** The dialog that is open. An invite that was followed opens its own; its code leaves the address bar at once. */
export function useCircleDialog() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<CircleDialog | null>(null);
  useEffect(() => {
    const code = readInvite(hash) ?? takeInvite();
    if (code) setDialog({ kind: 'join', code });
    if (hash !== '') void navigate(pathname + search, { replace: true });
  }, [hash, pathname, search, navigate]);
  return [dialog, setDialog] as const;
}
