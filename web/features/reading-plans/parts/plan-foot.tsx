import { useState } from 'react';
import type { Outcome } from '../../../../shared/outcome';
import { usePlacesOfWords } from '../../../account/react/use-places-of-words';
import { Button } from '../../../ui/button';
import { DecideDialog, type Decision } from '../../../ui/decide-dialog';
import type { PlanInView } from '../model/plan-in-view';

interface PlanFootProps {
  readonly view: PlanInView;
  readonly onClose: () => void;
  /** Whether it was kept. */
  readonly onBeginAgain: () => Promise<boolean>;
  readonly onDelete: () => Promise<Outcome<void, string>>;
}

/** Below a plan: to close it, and after its last day to begin again; a closed one can be deleted. */
export function PlanFoot({ view, onClose, onBeginAgain, onDelete }: PlanFootProps) {
  const [decision, setDecision] = useState<Decision>();
  const places = usePlacesOfWords();
  const { joined, isOpen, next, plan } = view;
  if (!joined) return null;
  return (
    <div className="mt-8 flex flex-wrap gap-x-6">
      {isOpen && next === undefined && (
        <Button
          variant="text"
          className="px-0"
          onClick={() => setDecision(toBeginAgain(plan.title, places, onBeginAgain))}
        >
          Begin again at Day 1
        </Button>
      )}
      {isOpen ? (
        <Button variant="text" className="px-0" onClick={onClose}>
          Close plan
        </Button>
      ) : (
        <Button
          variant="text"
          className="px-0"
          onClick={() => setDecision(toDelete(plan.title, places, onDelete))}
        >
          Delete what you read here
        </Button>
      )}
      {decision && (
        <DecideDialog
          decision={decision}
          onClose={() => setDecision(undefined)}
          onDone={() => setDecision(undefined)}
        />
      )}
    </div>
  );
}

function toBeginAgain(
  title: string,
  places: string,
  onBeginAgain: PlanFootProps['onBeginAgain'],
): Decision {
  return {
    title: `Begin ${title} again?`,
    description: `All its days become unread, on ${places}. Your Bible & Prayer days stay as they are.`,
    keep: 'Keep It as It Is',
    act: 'Begin Again',
    acting: 'Beginning...',
    done: 'Plan Begun Again',
    run: async () =>
      (await onBeginAgain())
        ? { ok: true, value: undefined }
        : { ok: false, problem: 'This device couldn’t save. Try again.' },
  };
}

function toDelete(title: string, places: string, run: PlanFootProps['onDelete']): Decision {
  return {
    title: `Delete ${title}?`,
    description: `The list of days you read is deleted on ${places}. Your Bible & Prayer days stay as they are. This can’t be undone.`,
    keep: 'Keep It',
    act: 'Delete Plan',
    acting: 'Deleting...',
    done: 'Plan Deleted',
    run,
  };
}
