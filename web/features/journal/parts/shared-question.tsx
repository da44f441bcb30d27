import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast-store';

interface SharedQuestionProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => Promise<void>;
}

/** Asks about words that came from outside of the app: also a page of the web may have sent them. */
export function SharedQuestion({ onKeep, onDiscard }: SharedQuestionProps) {
  async function discard(): Promise<void> {
    try {
      await onDiscard();
    } catch {
      toast({
        title: 'Draft not removed',
        description: 'Your draft is still here. Try again.',
        variant: 'destructive',
      });
    }
  }
  return (
    <section
      aria-labelledby="shared-question"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-3 rounded-field bg-sunk py-1 pr-2 pl-4 text-ui-sm lg:mt-0 lg:mb-6"
    >
      <p id="shared-question">Shared with this app: keep it as a draft?</p>
      <div className="ml-auto flex">
        <Button variant="text" size="sm" onClick={() => void discard()}>
          Discard
        </Button>
        <Button variant="text" size="sm" onClick={onKeep}>
          Keep
        </Button>
      </div>
    </section>
  );
}
