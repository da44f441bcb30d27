import { useEffect, useState } from 'react';
import { onReturn } from '../../../platform/returning';
import { toast } from '../../../ui/toast-store';

/** Whether this page is on its way out to another; not any more once the person has come back to it. */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  // A page that is gone back to may stand as it was left.
  useEffect(() => onReturn(() => setLeaving(false)), []);
  return [isLeaving, setLeaving] as const;
}

/** Goes to a page of the provider, once it is known which; otherwise says `failure`. */
export function useProviderPage(find: () => Promise<string>, failure: string) {
  const [isLeaving, setLeaving] = useLeaving();
  const go = async () => {
    setLeaving(true);
    try {
      location.assign(await find());
    } catch {
      setLeaving(false);
      toast({ title: 'That didn’t work', description: failure, variant: 'destructive' });
    }
  };
  return { isLeaving, go: () => void go() };
}
