import { type ReactNode, useEffect, useState } from 'react';
import { CelebrationMotes } from './celebration-motes';
import { joinClasses } from './join-classes';
import { Sunrise } from './sunrise';
import { DAYS } from './sunrise-geometry';
import './styles/late/celebration.css';

const SHOWN_MS = 3000;
/** With more to read than a title and a line. */
const SHOWN_LONG_MS = 6000;
/** Names the words for what describes itself by them; no two celebrations come at once. */
export const CELEBRATION_WORDS = 'celebration-words';
const allDays: ReadonlySet<number> = new Set(Array.from({ length: DAYS }, (_, index) => index + 1));

interface CelebrationProps {
  readonly title: string;
  /** The challenge day whose sunrise is shown; without it the whole sun, no figure. */
  readonly day?: number | undefined;
  readonly lit?: ReadonlySet<number> | undefined;
  /** It holds more to read: it stays for 6 s. */
  readonly isLong?: boolean | undefined;
  /** Where the person may go from here: pressed, it doesn't count as tapping the light away. */
  readonly action?: ReactNode;
  /** Called once it has left: after 3 s, or sooner when the person taps it away. */
  readonly onDone?: (() => void) | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Some seconds of light over everything, twenty motes leaving along the rays. */
export function Celebration(props: CelebrationProps) {
  const { title, day, lit, isLong = false, action, onDone, className, children } = props;
  const [shown, setShown] = useState(true);
  useEffect(() => {
    if (!shown) onDone?.();
  }, [shown, onDone]);
  useEffect(() => closeAfter(isLong ? SHOWN_LONG_MS : SHOWN_MS, () => setShown(false)), [isLong]);
  if (!shown) return null;
  return (
    <div className={joinClasses('celebration', isLong && 'celebration-long', className)}>
      <div className="celebration-sky">
        <CelebrationMotes />
        <Sunrise
          day={day ?? 0}
          lit={lit ?? allDays}
          numeral={day !== undefined}
          decorative={day === undefined}
        />
      </div>
      <div className="celebration-words" id={CELEBRATION_WORDS} role="status">
        <h1>{title}</h1>
        {children && <div className="celebration-text">{children}</div>}
      </div>
      {action && <div className="celebration-action">{action}</div>}
    </div>
  );
}

/** Closes after a while, or at once on a tap beside its action or Escape. Returns how to call it off. */
function closeAfter(delayMs: number, close: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const timer = setTimeout(close, delayMs);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  const closeOnTap = ({ target }: PointerEvent) => {
    if (!(target instanceof Element && target.closest('.celebration-action'))) close();
  };
  document.addEventListener('pointerdown', closeOnTap, { signal });
  document.addEventListener('keydown', closeOnEscape, { signal });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
