import { useState } from 'react';
import { type ServerOutcome, tell } from '../../../answers/ask';
import { toast } from '../../../ui/toast-store';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { OPERATE } from './use-operate';

/** One thing to post. */
interface Act {
  /** Below /api/operate. */
  readonly path: string;
  readonly body?: unknown;
  /** Said when it is done. */
  readonly said: string;
  /** Shows what it has changed. */
  readonly onDone: () => void;
  /** What the toast offers beside it. */
  readonly undo?: (() => void) | undefined;
}

/** Posts one thing at a time and says how it went: of a double click the second does nothing. */
export function useAct(onRefused: () => Promise<void>) {
  const run = useOneAtATime();
  const [pending, setPending] = useState(false);
  const act = ({ path, body, said, onDone, undo }: Act) =>
    run(async () => {
      setPending(true);
      const outcome = await postTo(path, body);
      setPending(false);
      if (outcome.ok) {
        onDone();
        toast({ title: said, ...(undo && { action: { label: 'Undo', onClick: undo } }) });
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

/** Where the focus goes once the thing that was acted on has left the screen. */
export function focusScreen(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
