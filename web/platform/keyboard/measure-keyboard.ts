/** What the browser tells of its window, in CSS pixels. */
export interface View {
  /** What `position: fixed` fills. */
  readonly layoutHeight: number;
  /** The greatest layout height at this width. */
  readonly tallest: number;
  /** The part that a person sees: how far it lies below the top of the layout, and how high it is. */
  readonly visibleTop: number;
  readonly visibleHeight: number;
  /** 1 where nobody zoomed in with two fingers. */
  readonly scale: number;
  /** Whether a field that takes text has the focus. */
  readonly isTyping: boolean;
}

export interface Keyboard {
  readonly isOpen: boolean;
  /** How much of the layout's foot lies under the keyboard now: 0 where the layout shrank instead, or was pushed up. */
  readonly covers: number;
}

const CLOSED: Keyboard = { isOpen: false, covers: 0 };
/** Less is a scrollbar or a rounding; the row of keys above a keyboard of its own on an iPad is 55 high. */
const LEAST_LAID_OVER = 40;
/** Less is the browser's own bar, which comes and goes. */
const LEAST_TAKEN = 150;
const LEAST_ZOOM = 0.01;

/**
 * iOS lays the keyboard over the page, and lets the page be pushed up behind it; other browsers make the layout lower.
 * A page that was zoomed in is left as it is: what is out of sight there can't be told from what lies under a keyboard.
 */
export function measureKeyboard(view: View): Keyboard {
  const { layoutHeight, tallest, visibleTop, visibleHeight, scale, isTyping } = view;
  if (!isTyping || Math.abs(scale - 1) > LEAST_ZOOM) return CLOSED;
  const isLaidOver = layoutHeight - visibleHeight >= LEAST_LAID_OVER;
  if (!isLaidOver) return { isOpen: tallest - layoutHeight >= LEAST_TAKEN, covers: 0 };
  return {
    isOpen: true,
    covers: Math.max(0, Math.round(layoutHeight - visibleTop - visibleHeight)),
  };
}
