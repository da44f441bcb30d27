import { isConsentDue } from '../../account/consent';
import { useToasts } from '../../ui/toast-store';

/** How long after the last key somebody counts as typing. */
const TYPING_MS = 2_000;
const SOMETHING_OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], .celebration';
const WRITTEN_IN = 'input, textarea, [contenteditable]';

/** Whether somebody or something else has the page just now. */
export interface PageWatch {
  isBusy(): boolean;
  end(): void;
}

/** Watches the keys from now on. `now` in milliseconds, from any beginning. */
export function watchPage(now: () => number): PageWatch {
  const watching = new AbortController();
  let lastKeyAt = Number.NEGATIVE_INFINITY;
  const noteKey = () => {
    lastKeyAt = now();
  };
  document.addEventListener('keydown', noteKey, { capture: true, signal: watching.signal });
  document.addEventListener('input', noteKey, { capture: true, signal: watching.signal });
  return {
    isBusy: () =>
      document.hidden ||
      isConsentDue() ||
      now() - lastKeyAt < TYPING_MS ||
      holdsText(document.activeElement) ||
      document.querySelector(SOMETHING_OPEN) !== null ||
      useToasts.getState().toasts.some(({ open }) => open),
    end: () => watching.abort(),
  };
}

function holdsText(element: Element | null): boolean {
  if (!element?.matches(WRITTEN_IN)) return false;
  const text = 'value' in element ? element.value : element.textContent;
  return text !== '';
}
