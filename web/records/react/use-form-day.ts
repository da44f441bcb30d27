import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useToday } from '../../live/react/use-today';
import { formDay } from '../form-day';

/** The day of the daily form on this screen, see {@link formDay}. */
export function useFormDay(): string {
  const today = useToday();
  const [openedOn] = useState(today);
  const [params] = useSearchParams();
  return formDay(params.get('day'), openedOn, today);
}
