/** From where to where, in pixels below the top of the layout. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Scrolls until the field is seen whole, or the line one writes on where it is higher than what is seen. */
export function revealField(field: HTMLElement, seen: Span): void {
  const scroller = scrollerAround(field);
  const free = freeWithin(scroller, seen);
  const box = field.getBoundingClientRect();
  const fits = box.height <= free.bottom - free.top;
  const wanted = !fits && field instanceof HTMLTextAreaElement ? lineOfCaret(field) : box;
  const below = wanted.bottom - free.bottom;
  const above = wanted.top - free.top;
  if (below > 0) scroller.scrollBy(0, below);
  else if (above < 0) scroller.scrollBy(0, above);
}

function scrollerAround(field: HTMLElement): Element {
  const page = document.scrollingElement ?? document.documentElement;
  let around = field.parentElement;
  while (around && around !== document.body) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
    around = around.parentElement;
  }
  return page;
}

/** The styles say by `scroll-padding` what stands over a scroller's head and foot: bars, and the keyboard itself. */
function freeWithin(scroller: Element, seen: Span): Span {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
  const isPage = scroller === document.scrollingElement;
  const box = isPage
    ? { top: 0, bottom: document.documentElement.clientHeight }
    : scroller.getBoundingClientRect();
  return {
    top: Math.max(seen.top, box.top + pixels(scrollPaddingTop)),
    bottom: Math.min(seen.bottom, box.bottom - pixels(scrollPaddingBottom)),
  };
}

/** `auto` is none. */
function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}

const SHAPES_LINES = [
  'font',
  'letterSpacing',
  'lineHeight',
  'overflowWrap',
  'padding',
  'boxSizing',
  'width',
] as const;

/** No browser says where the caret of a textarea is: its text up to there is set once more, unseen, and measured. */
function lineOfCaret(field: HTMLTextAreaElement): Span {
  const styles = getComputedStyle(field);
  const copy = document.createElement('div');
  for (const name of SHAPES_LINES) copy.style[name] = styles[name];
  Object.assign(copy.style, { position: 'fixed', visibility: 'hidden', whiteSpace: 'pre-wrap' });
  const caret = document.createElement('span');
  caret.textContent = '|';
  // As high as its line.
  caret.style.display = 'inline-block';
  copy.append(field.value.slice(0, field.selectionEnd), caret);
  copy.setAttribute('aria-hidden', 'true');
  document.body.append(copy);
  const line = caret.getBoundingClientRect();
  const shift = field.getBoundingClientRect().top - copy.getBoundingClientRect().top;
  copy.remove();
  return { top: line.top + shift - field.scrollTop, bottom: line.bottom + shift - field.scrollTop };
}
