import { useState } from 'react';
import { type ServerOutcome, tell } from '../../../answers/ask';
import { toast } from '../../../ui/toast-store';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { OPERATE } from './use-operate';

/** Posts one thing at a time and says how it went: of a double click the second does nothing. */
export function useAct(onDone: () => Promise<void>, onRefused: () => Promise<void>) {
  const run = useOneAtATime();
  const [pending, setPending] = useState(false);
  const act = (path: string, body: unknown, done: string) =>
    run(async () => {
      setPending(true);
      const outcome = await postTo(path, body);
      setPending(false);
      if (outcome.ok) {
        toast({ title: done });
        await onDone();
        return;
      }
      toast({ title: 'That didn’t work', description: outcome.problem, variant: 'destructive' });
      await onRefused();
    });
  return { act, pending };
}

export function postTo(path: string, body?: unknown): Promise<ServerOutcome> {
  return tell(`${OPERATE}/${path}`, 'POST', body);
}
