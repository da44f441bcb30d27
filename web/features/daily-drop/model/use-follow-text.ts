import { useEffect, useRef } from 'react';
import type { SpokenSentence } from '../../../../shared/content/spoken-sentences';

/** Where in the window a sentence may begin without being moved, as parts of its height. */
const COMFORTABLE = { from: 0.1, to: 0.55 };

/** From where to where something stands on the page, CSS pixels. */
interface Lines {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Keeps the sentence that is read in view. A person who has scrolled away from the sentence before stays where they are,
 * and so does one who is writing.
 */
export function useFollowText(spoken: SpokenSentence | undefined, isOn: boolean): void {
  const before = useRef<Lines | undefined>(undefined);
  useEffect(() => {
    if (isOn) before.current = undefined;
  }, [isOn]);
  useEffect(() => {
    const mark = isOn && spoken && document.querySelector('.drop-spoken');
    if (!mark) return;
    if (isSeen(before.current) && document.activeElement?.tagName !== 'TEXTAREA') bring(mark);
    before.current = linesOf(mark);
  }, [spoken, isOn]);
}

function bring(mark: Element): void {
  const { top } = mark.getBoundingClientRect();
  if (top > innerHeight * COMFORTABLE.from && top < innerHeight * COMFORTABLE.to) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  mark.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
}

function linesOf(mark: Element): Lines {
  const { top, bottom } = mark.getBoundingClientRect();
  return { top: top + scrollY, bottom: bottom + scrollY };
}

/** Whether what stood there can be seen now; where nothing was read before there is nothing to leave. */
function isSeen(lines: Lines | undefined): boolean {
  return !lines || (lines.bottom > scrollY && lines.top < scrollY + innerHeight);
}
