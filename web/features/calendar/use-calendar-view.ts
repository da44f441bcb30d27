import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepPreference, readPreference } from '../../platform/preference';

/** By the thirteen weeks of the journey, or by the months of the year. */
export type CalendarView = 'weeks' | 'months';

const NAME = 'calendarView';

/** How the calendar is laid out, remembered on this device. An address that names a month asks for months. */
export function useCalendarView(): [view: CalendarView, choose: (view: CalendarView) => void] {
  const [search] = useSearchParams();
  const [view, setView] = useState<CalendarView>(() =>
    search.has('from') || readPreference(NAME) === 'months' ? 'months' : 'weeks',
  );
  return [
    view,
    (next) => {
      setView(next);
      keepPreference(NAME, next);
    },
  ];
}
