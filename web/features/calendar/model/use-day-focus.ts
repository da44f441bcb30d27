import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { stepTo } from './month-grid';

interface DayFocus {
  /** The one day that Tab leads to, `YYYY-MM-DD`. */
  readonly tabStop: string;
  /** Takes the focus to a day as soon as it is there. */
  readonly moveTo: (day: string) => void;
  /** For the element around all days. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * One day of many takes the focus, and keys lead from day to day.
 * @param around the element that holds the days, each marked `data-day`
 * @param reach makes room for a day that is not shown; false where there is none
 */
export function useDayFocus(
  around: RefObject<HTMLElement | null>,
  today: string,
  reach: (day: string) => boolean,
): DayFocus {
  const [tabStop, setTabStop] = useState(today);
  const awaited = useRef<string | undefined>(undefined);

  const focusAwaited = () => {
    const day = awaited.current;
    const link = day && around.current?.querySelector<HTMLElement>(`[data-day="${day}"]`);
    if (!link) return;
    awaited.current = undefined;
    link.focus();
  };
  // After every rendering: the day may be among months that were only now asked for.
  useEffect(focusAwaited);

  const moveTo = (day: string) => {
    if (!reach(day)) return;
    awaited.current = day;
    setTabStop(day);
    focusAwaited();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.day;
    const isCommand = event.ctrlKey || event.altKey || event.metaKey;
    const day = from && !isCommand ? stepTo(from, event.key, event.shiftKey) : undefined;
    if (day === undefined) return;
    event.preventDefault();
    moveTo(day);
  };
  return { tabStop, moveTo, onKeyDown };
}
