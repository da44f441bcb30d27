import { useState } from 'react';
import { Button } from '../../../ui/button';
import { DecideDialog } from '../../../ui/decide-dialog';
import type { PlanInView } from '../model/plan-in-view';

interface PlanFootProps {
  readonly view: PlanInView;
  readonly onClose: () => void;
  /** Whether it was kept. */
  readonly onBeginAgain: () => Promise<boolean>;
}

/** Below an open plan: to close it, and after its last day to begin again. */
export function PlanFoot({ view, onClose, onBeginAgain }: PlanFootProps) {
  const [isDeciding, setDeciding] = useState(false);
  const { isOpen, next, plan } = view;
  if (!isOpen) return null;
  return (
    <div className="mt-8 flex flex-wrap gap-x-6">
      {next === undefined && (
        <Button variant="text" className="px-0" onClick={() => setDeciding(true)}>
          Begin again at Day 1
        </Button>
      )}
      <Button variant="text" className="px-0" onClick={onClose}>
        Close plan
      </Button>
      {isDeciding && (
        <DecideDialog
          decision={{
            title: `Begin ${plan.title} again?`,
            description:
              'All its days become unread, on all your devices. Your Bible & Prayer days stay as they are.',
            keep: 'Keep It as It Is',
            act: 'Begin Again',
            acting: 'Beginning...',
            done: 'Plan Begun Again',
            run: async () =>
              (await onBeginAgain())
                ? { ok: true, value: undefined }
                : { ok: false, problem: 'This device couldn’t save. Try again.' },
          }}
          onClose={() => setDeciding(false)}
          onDone={() => setDeciding(false)}
        />
      )}
    </div>
  );
}
