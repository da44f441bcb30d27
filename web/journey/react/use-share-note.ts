import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SHARE_AGAIN } from '../../../shared/api/share-target';
import { toast } from '../../ui/toast-store';

/** Says that what another app shared was not taken in, where a share led here for that reason; once. */
export function useShareNote(title: string): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== SHARE_AGAIN) return;
    void navigate({ pathname, search }, { replace: true });
    toast({ title, description: 'Nothing was saved here. Please share it again.' });
  }, [hash, pathname, search, navigate, title]);
}
