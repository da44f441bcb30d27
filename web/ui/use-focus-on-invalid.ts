import { useEffect, useRef } from 'react';

/**
 * Each time `found` is something new, focuses the first field that is marked invalid inside of the element that it is given
 * to; of a group that is marked, its first field.
 */
export function useFocusOnInvalid<Around extends HTMLElement = HTMLFormElement>(found: unknown) {
  const around = useRef<Around>(null);
  useEffect(() => {
    if (!found) return;
    const marked = around.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (marked?.querySelector<HTMLElement>('input') ?? marked)?.focus();
  }, [found]);
  return around;
}
