import { measureKeyboard } from './measure-keyboard';
import { revealField } from './reveal-field';

const TAKES_TEXT =
  'textarea, input:not([type=checkbox], [type=file], [type=radio], [type=range], [type=time])';

/**
 * Tells the styles of the on-screen keyboard while it is open: `data-keyboard` on the root, `--keyboard` for how much of
 * the layout's foot lies under it, `--visible-height` for what is left to see. Keeps the field one writes in above it.
 * iOS alone lays its keyboard over the page. Returns how to stop.
 */
export function followKeyboard(): () => void {
  const visible = window.visualViewport;
  if (!visible) return () => undefined;
  let width = 0;
  let tallest = 0;
  let frame = 0;
  let revealsNext = false;

  function measure(): void {
    frame = 0;
    if (!visible) return;
    // Some versions of Safari let the first shrink with what is seen.
    const layoutHeight = Math.max(innerHeight, document.documentElement.clientHeight);
    tallest = width === innerWidth ? Math.max(tallest, layoutHeight) : layoutHeight;
    width = innerWidth;
    const { offsetTop: visibleTop, height: visibleHeight, scale } = visible;
    const field = fieldInUse();
    const isTyping = field !== null;
    const view = { layoutHeight, tallest, visibleTop, visibleHeight, scale, isTyping };
    const { isOpen, covers } = measureKeyboard(view);
    publish(isOpen ? { covers, visibleHeight } : null);
    const seen = { top: visibleTop, bottom: visibleTop + visibleHeight };
    if (isOpen && field && revealsNext) revealField(field, seen);
    revealsNext = false;
  }

  /** In the next frame: Safari tells of a change before its figures show it. */
  function measureSoon(): void {
    frame ||= requestAnimationFrame(measure);
  }

  /** Not while somebody scrolls, who may want to look elsewhere. */
  function revealSoon(): void {
    revealsNext = true;
    measureSoon();
  }

  const listening = new AbortController();
  const { signal } = listening;
  visible.addEventListener('resize', revealSoon, { signal });
  visible.addEventListener('scroll', measureSoon, { signal });
  for (const name of ['focusin', 'input'] as const) {
    document.addEventListener(name, revealSoon, { signal });
  }
  document.addEventListener('focusout', measureSoon, { signal });
  addEventListener('pageshow', measureSoon, { signal });
  // It may be open already.
  revealSoon();
  return () => {
    listening.abort();
    cancelAnimationFrame(frame);
    publish(null);
  };
}

function fieldInUse(): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.matches(TAKES_TEXT) ? focused : null;
}

function publish(open: { readonly covers: number; readonly visibleHeight: number } | null): void {
  const { dataset, style } = document.documentElement;
  if (!open) {
    delete dataset.keyboard;
    style.removeProperty('--keyboard');
    style.removeProperty('--visible-height');
    return;
  }
  dataset.keyboard = '';
  style.setProperty('--keyboard', `${open.covers}px`);
  style.setProperty('--visible-height', `${open.visibleHeight}px`);
}
