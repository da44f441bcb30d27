import { Button } from '../../../ui/button';

interface StepButtonsProps {
  /** Undefined on the first step. */
  readonly onBack: (() => void) | undefined;
  readonly onNext: () => void;
  /** What comes next, where it is no further step of the same kind. */
  readonly next?: string | undefined;
}

/** On and back within a sitting. */
export function StepButtons({ onBack, onNext, next = 'Next' }: StepButtonsProps) {
  return (
    <div className="flex w-full gap-3 md:w-auto">
      {onBack && (
        <Button variant="secondary" className="min-w-28 flex-1" onClick={onBack}>
          Back
        </Button>
      )}
      <Button className="min-w-28 flex-1" onClick={onNext}>
        {next}
      </Button>
    </div>
  );
}
