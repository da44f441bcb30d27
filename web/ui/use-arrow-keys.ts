import type { KeyboardEvent, RefObject } from 'react';

/**
 * Arrows go from the field through the answers and back, Enter to the first one, Escape clears. Home, End and the arrows
 * within the field stay the field's.
 */
export function useArrowKeys(
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  onClear: () => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    // A word that is being composed has its own use of these keys.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      onClear();
      field.current?.focus();
      return;
    }
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const stops = [field.current, ...links].filter((stop) => stop !== null);
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = at + stepOf(event.key, at === 0);
    if (next === at || !stops[next]) return;
    event.preventDefault();
    stops[next].focus();
  };
}

function stepOf(key: string, inField: boolean): number {
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  return key === 'Enter' && inField ? 1 : 0;
}
