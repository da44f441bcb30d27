import { useCallback, useMemo, useRef } from 'react';
import { dismissToast, toast } from '../../ui/toast-store';

/** Tells that a save failed, and takes the message away once one succeeds. */
export function useSaveTrouble(): { tell: (description: string) => void; clear: () => void } {
  const shown = useRef<number | undefined>(undefined);
  const clear = useCallback(() => {
    if (shown.current !== undefined) dismissToast(shown.current);
    shown.current = undefined;
  }, []);
  const tell = useCallback((description: string) => {
    shown.current = toast({ title: 'Error', description, variant: 'destructive' });
  }, []);
  return useMemo(() => ({ tell, clear }), [tell, clear]);
}
