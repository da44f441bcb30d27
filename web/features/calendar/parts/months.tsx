import { useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { addMonths } from '../../../../shared/domain/local-month';
import { Button } from '../../../ui/button';
import { monthOf, monthsFromTo, rangeOf } from '../model/month-grid';
import type { ShownDays } from '../model/shown-days';
import { fromAsked, reachBack } from '../model/shown-months';
import { useDayFocus } from '../model/use-day-focus';
import { CalendarMonth } from './calendar-month';

/** The months around the ninety days, and as many before them as are asked for. */
export function Months({ way, today, settled, open, firstDay }: ShownDays) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const around = useRef<HTMLDivElement>(null);
  const from = fromAsked(search, way.months.from);
  const reach = (day: string) => {
    const month = monthOf(day);
    if (month >= from) return month <= way.months.to;
    const earlier = reachBack(from, month);
    if (earlier === undefined) return false;
    const next = new URLSearchParams(search);
    next.set('from', earlier);
    setSearch(next, { replace: true, preventScrollReset: true, state });
    return true;
  };
  const { tabStop, moveTo, onKeyDown } = useDayFocus(around, today, reach);
  return (
    <>
      <p className="mt-4 flex flex-wrap justify-between gap-x-6">
        <Button
          variant="text"
          size="sm"
          className="px-0"
          onClick={() => moveTo(rangeOf(addMonths(from, -1))[1])}
        >
          Show earlier months
        </Button>
        <Button variant="text" size="sm" className="px-0" onClick={() => moveTo(today)}>
          Today
        </Button>
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the days inside */}
      <div ref={around} onKeyDown={onKeyDown}>
        {monthsFromTo(from, way.months.to).map((month) => (
          <CalendarMonth
            key={month}
            month={month}
            today={today}
            settled={settled}
            firstDay={firstDay}
            from={from}
            tabStop={monthOf(tabStop) === month ? tabStop : undefined}
            beside={open !== undefined}
            open={open && monthOf(open) === month ? open : undefined}
          />
        ))}
      </div>
    </>
  );
}
