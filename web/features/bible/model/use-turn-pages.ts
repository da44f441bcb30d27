import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** A finger that moves so far to a side, and less up or down, turns the page. In CSS pixels. */
const SWIPE = { across: 70, along: 50 };

export interface ChapterWays {
  /** Addresses; undefined where there is no such chapter. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Which way a movement of a finger turns the page; undefined where it is none across. */
export function swipeOf(dx: number, dy: number): keyof ChapterWays | undefined {
  if (Math.abs(dx) < SWIPE.across || Math.abs(dy) > SWIPE.along) return undefined;
  return dx < 0 ? 'next' : 'previous';
}

/** Arrow keys and a swipe over `text` lead to the chapters before and after. Leafing is one visit: Back leads out of it. */
export function useTurnPages(
  text: RefObject<HTMLElement | null>,
  { previous, next }: ChapterWays,
  state: unknown,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    const turn = (way: keyof ChapterWays | undefined) => {
      const to = way && { previous, next }[way];
      if (to) void navigate(to, { replace: true, state });
    };
    const onKey = (event: KeyboardEvent) => {
      const way = { ArrowLeft: 'previous', ArrowRight: 'next' } as const;
      if (isPlainKey(event)) turn(way[event.key as keyof typeof way]);
    };
    let start: { readonly x: number; readonly y: number } | undefined;
    const onStart = ({ touches }: TouchEvent) => {
      const [touch, second] = touches;
      start = touch && !second ? { x: touch.clientX, y: touch.clientY } : undefined;
    };
    const onEnd = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!start || !touch || getSelection()?.isCollapsed === false) return;
      turn(swipeOf(touch.clientX - start.x, touch.clientY - start.y));
    };
    const element = text.current;
    addEventListener('keydown', onKey);
    element?.addEventListener('touchstart', onStart, { passive: true });
    element?.addEventListener('touchend', onEnd, { passive: true });
    return () => {
      removeEventListener('keydown', onKey);
      element?.removeEventListener('touchstart', onStart);
      element?.removeEventListener('touchend', onEnd);
    };
  }, [text, previous, next, state, navigate]);
}

/** Not where it writes, chooses or moves something, and not in a dialog. */
function isPlainKey({ target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const hasModifier = altKey || ctrlKey || metaKey || shiftKey;
  const own = 'input, textarea, select, [role="dialog"], [role="menu"], [contenteditable]';
  return !hasModifier && !(target instanceof Element && target.closest(own));
}
