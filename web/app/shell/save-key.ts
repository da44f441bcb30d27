import { useEffect } from 'react';

const SUBMIT = 'button[type="submit"]';
const ACTION = '.action-bar .button-primary, [data-action] .button-primary';

/**
 * Ctrl+Enter, on a Mac Command+Enter, presses the button of the form that one writes in, or the screen's one button: in
 * long writing Enter alone begins a new line.
 */
export function SaveKey(): null {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isKey = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!isKey || event.defaultPrevented || event.repeat || event.isComposing) return;
      const button = buttonFor(event.target as Element);
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return null;
}

function buttonFor(target: Element): HTMLButtonElement | null | undefined {
  const form = target.closest('form');
  return form
    ? form.querySelector<HTMLButtonElement>(SUBMIT)
    : target.closest('main')?.querySelector<HTMLButtonElement>(ACTION);
}
