import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { useHere } from '../../../ui/came-from';
import type { Saying } from '../model/use-saying';

interface SayingBarProps {
  readonly saying: Saying;
  readonly onNext: () => void;
}

/** The one thing to do: say it, count it where it is repeated, and then see where it was added. */
export function SayingBar({ saying, onNext }: SayingBarProps) {
  const { repetition, isAdded, said, stop } = saying;
  const isCounting = repetition.is !== 'idle';
  const takesFocus = useTakesFocus(isCounting || isAdded);
  return (
    <>
      <div role="status" className="empty:absolute">
        {isAdded && !isCounting && <AddedLine />}
      </div>
      {repetition.is === 'asking' && (
        <Button key="count" ref={focusInPlace} onClick={said}>
          I Said It
        </Button>
      )}
      {isCounting && (
        <Button
          key="stop"
          variant={repetition.is === 'asking' ? 'text' : 'secondary'}
          size={repetition.is === 'asking' ? 'sm' : 'md'}
          ref={repetition.is === 'asking' ? undefined : focusInPlace}
          onClick={stop}
        >
          Stop
        </Button>
      )}
      {!isCounting && isAdded && (
        <Button key="next" variant="secondary" ref={focusInPlace} onClick={onNext}>
          Say Another
        </Button>
      )}
      {!isCounting && !isAdded && (
        <Button key="said" ref={takesFocus ? focusInPlace : undefined} onClick={said}>
          I Said It
        </Button>
      )}
    </>
  );
}

/** A button that comes in the place of a pressed one takes its focus; the first one of the screen takes none. */
function useTakesFocus(isUnderway: boolean): boolean {
  const [wasUnderway, setWasUnderway] = useState(false);
  if (isUnderway && !wasUnderway) setWasUnderway(true);
  return wasUnderway;
}

/** The words to be said stay in sight. */
function focusInPlace(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}

function AddedLine() {
  const here = useHere();
  return (
    <span className="note inline-flex items-center gap-1.5">
      <Check size={16} strokeWidth={1.6} aria-hidden className="text-ok" />
      <span>
        Added to today’s{' '}
        <Link to="/bible-prayer" state={here} className="text-link">
          Bible & Prayer
        </Link>
      </span>
    </span>
  );
}
