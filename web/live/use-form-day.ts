import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isLocalDay } from '../../shared/domain/local-day';
import { useToday } from './use-today';

/**
 * The day a daily form is about: that of `?day=` where it names a day up to today, else the day on which the form was
 * opened. Midnight doesn't change it: what was begun in the evening belongs to that evening.
 */
export function useFormDay(): string {
  const today = useToday();
  const [openedOn] = useState(today);
  const [params] = useSearchParams();
  const asked = params.get('day');
  return asked && isLocalDay(asked) && asked <= today ? asked : openedOn;
}
