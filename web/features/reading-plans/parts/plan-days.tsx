import { Link, useLocation } from 'react-router-dom';
import { sayPassages } from '../../../../shared/content/plans/say-passages';
import { useToday } from '../../../live/react/use-today';
import { planDayPlace } from '../../../records/kinds/reading-plan/plan-day';
import { MiniPane } from '../../../ui/mini-pane';
import { PaneCheck } from '../../../ui/pane-check';
import { Part } from '../../../ui/screen';
import type { PlanInView } from '../model/plan-in-view';
import { sayDate } from '../model/say-plan';

interface PlanDaysProps {
  readonly view: PlanInView;
  readonly onCheck: (day: number, isRead: boolean) => void;
}

/** All days of a plan, with a check at each. */
export function PlanDays({ view, onCheck }: PlanDaysProps) {
  const days = view.plan.days.map((passages, at) => ({ day: at + 1, passages }));
  return (
    <Part title="All days">
      <ol>
        {days.map(({ day, passages }) => (
          <DayRow key={day} {...{ view, onCheck, day }} passages={sayPassages(passages)} />
        ))}
      </ol>
    </Part>
  );
}

interface DayRowProps extends PlanDaysProps {
  readonly day: number;
  /** As a page prints them. */
  readonly passages: string;
}

function DayRow({ view, onCheck, day, passages }: DayRowProps) {
  const { plan, joined, isOpen, next } = view;
  const { state } = useLocation();
  const today = useToday();
  const isRead = joined?.read.has(day) ?? false;
  const isNext = isOpen && day === next;
  return (
    <li className="plan-day">
      <Link
        to={planDayPlace({ plan, day })}
        state={state}
        className="plan-day-link"
        aria-current={day === view.day ? 'true' : undefined}
      >
        <span className="sr-only">{`Day ${day}: `}</span>
        <span className="plan-day-number" aria-hidden>
          {day}
        </span>
        <span className="plan-day-words">
          {passages}
          {isNext && joined && (
            <span className="note inline-block w-full">
              {sayDate(joined.pace, day, today) ?? 'Next'}
            </span>
          )}
        </span>
      </Link>
      {isOpen && (
        <PaneCheck
          hour="prayer"
          isLit={isRead}
          says={`Day ${day} read`}
          onPress={() => onCheck(day, !isRead)}
        />
      )}
      {!isOpen && isRead && (
        <>
          <span className="sr-only">Read</span>
          <MiniPane hour="prayer" lit className="plan-day-pane" />
        </>
      )}
    </li>
  );
}
