import { useEffect, useRef } from 'react';
import { endListening, nowListening } from '../../content/listening/now-listening';

/** Another day on this screen ends what is heard of the one before (spec section 4). */
export function useEndOnOtherDay(day: number | undefined): void {
  const shown = useRef(day);
  useEffect(() => {
    const before = shown.current;
    shown.current = day;
    if (before === undefined || before === day) return;
    if (nowListening.get()?.drop.day === before) endListening();
  }, [day]);
}
