import { type ReactNode, useEffect, useState } from 'react';
import { CelebrationMotes } from './celebration-motes';
import { joinClasses } from './join-classes';
import { Sunrise } from './sunrise';
import { DAYS } from './sunrise-geometry';

const SHOWN_MS = 3000;
const allDays: ReadonlySet<number> = new Set(Array.from({ length: DAYS }, (_, index) => index + 1));

interface CelebrationProps {
  readonly title: string;
  /** The challenge day whose sunrise is shown; without it the whole sun, no figure. */
  readonly day?: number | undefined;
  readonly lit?: ReadonlySet<number> | undefined;
  /** Called once it has left: after 3 s, or sooner when the person taps it away. */
  readonly onDone?: (() => void) | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Three seconds of light over everything, twenty motes leaving along the rays. */
export function Celebration({ title, day, lit, onDone, className, children }: CelebrationProps) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    if (!shown) onDone?.();
  }, [shown, onDone]);
  useEffect(() => closeAfter(SHOWN_MS, () => setShown(false)), []);
  if (!shown) return null;
  return (
    <div className={joinClasses('celebration', className)} role="status">
      <div className="celebration-sky">
        <CelebrationMotes />
        <Sunrise
          day={day ?? 0}
          lit={lit ?? allDays}
          numeral={day !== undefined}
          decorative={day === undefined}
        />
      </div>
      <div className="celebration-words">
        <h1>{title}</h1>
        {children && <div className="celebration-text">{children}</div>}
      </div>
    </div>
  );
}

/** Closes after a while, or at once on a tap or Escape. Returns how to call it off. */
function closeAfter(delayMs: number, close: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const timer = setTimeout(close, delayMs);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  document.addEventListener('pointerdown', close, { signal });
  document.addEventListener('keydown', closeOnEscape, { signal });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
