import { Button } from '../../ui/button';
import { type Choice, choicesFor, type Kept } from './resolve-conflict';

interface KeptChoicesProps {
  readonly kept: Kept;
  /** The only decision on the screen: the one that keeps everything is its primary action. */
  readonly only: boolean;
  readonly onChoose: (choice: Choice) => void;
}

/** What can be done with a kept version: nothing here loses a word without a way back. */
export function KeptChoices({ kept, only, onChoose }: KeptChoicesProps) {
  const choices = choicesFor(kept);
  return (
    <>
      {choices.includes('both') && (
        <Button variant={only ? 'primary' : 'soft'} onClick={() => onChoose('both')}>
          Keep both, one after the other
        </Button>
      )}
      <div className="grid w-full auto-cols-fr grid-flow-col gap-2.5 md:order-first md:flex md:w-auto">
        {choices.includes('other') && (
          <Button variant="secondary" className="px-3 md:px-6" onClick={() => onChoose('other')}>
            Use the other
          </Button>
        )}
        <Button variant="secondary" className="px-3 md:px-6" onClick={() => onChoose('leave')}>
          Leave as it is
        </Button>
      </div>
    </>
  );
}
