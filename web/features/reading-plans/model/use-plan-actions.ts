import { useLocation, useSearchParams } from 'react-router-dom';
import type { Outcome } from '../../../../shared/outcome';
import {
  beginAgain,
  beginPlan,
  closePlan,
  countFrom,
  markDay,
  unmarkDay,
} from '../../../records/kinds/reading-plan/change-plan';
import { useRecords } from '../../../records/react/use-records';
import { removeSeen } from '../../../records/remove-seen';
import { toast } from '../../../ui/toast-store';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import type { PlanInView } from './plan-in-view';

/** What a person does with the plan on the screen. Two quick presses are one. */
export function usePlanActions({ plan, joined, day: openDay }: PlanInView) {
  const records = useRecords();
  const press = useOneAtATime();
  const { showNext, stayOn } = usePlanPlace();
  const toChange = { plan, records: joined?.records ?? [] };
  return {
    begin: () =>
      press(async () => {
        if (await beginPlan(records, plan)) showNext();
      }),
    check: (day: number, isRead: boolean) =>
      press(async () => {
        stayOn(openDay);
        await (isRead ? markDay : unmarkDay)(records, toChange, day);
      }),
    startAgain: () =>
      press(async () => {
        if (!(await countFrom(records, toChange, openDay))) return;
        focusMain();
        toast({ title: `Day ${openDay} Is Today’s Reading` });
      }),
    close: (isClosed: boolean) =>
      press(async () => {
        if (!(await closePlan(records, toChange, isClosed))) return;
        showNext();
        toast({ title: isClosed ? 'Plan Closed' : 'Plan Opened Again' });
      }),
    /** Every record of it (N10). */
    async delete(): Promise<Outcome<void, string>> {
      const removed = await removeSeen(records, toChange.records);
      if (removed.ok) showNext();
      return removed;
    },
    /** Whether it was kept. */
    async beginAgain(): Promise<boolean> {
      const isKept = await beginAgain(records, toChange);
      if (isKept) showNext();
      return isKept;
    },
  };
}

/** Which day the address names. */
function usePlanPlace() {
  const [, setSearch] = useSearchParams();
  const { state } = useLocation();
  return {
    /** From the top of the screen, where what is new stands. */
    showNext() {
      setSearch({}, { replace: true, state });
      focusMain();
    },
    /** A day stays open after it is read, instead of giving way to the next one. */
    stayOn(day: number) {
      setSearch({ day: String(day) }, { replace: true, state, preventScrollReset: true });
    },
  };
}

/** Where the button that was pressed gives way to another, the focus stays on the screen. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
