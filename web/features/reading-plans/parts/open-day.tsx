import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { chapterPlace } from '../../../../shared/content/chapter-place';
import { passagesOfDay } from '../../../../shared/content/plans/reading-plans';
import { sayReference } from '../../../../shared/content/say-reference';
import { useToday } from '../../../live/react/use-today';
import { planDayState } from '../../../records/kinds/reading-plan/plan-day';
import { Button } from '../../../ui/button';
import { PaneCheck } from '../../../ui/pane-check';
import { Row, Rows } from '../../../ui/rows';
import { Part } from '../../../ui/screen';
import { mayCountFrom, type PlanInView } from '../model/plan-in-view';
import { sayDate } from '../model/say-plan';

interface OpenDayProps {
  readonly view: PlanInView;
  readonly onCheck: (isRead: boolean) => void;
  readonly onCountFrom: () => void;
}

/** The open day of a plan: what is read on it, and the press that checks it off. */
export function OpenDay({ view, onCheck, onCountFrom }: OpenDayProps) {
  const { plan, joined, isOpen, day } = view;
  const today = useToday();
  const isRead = joined?.read.has(day) ?? false;
  const pace = isOpen ? joined?.pace : undefined;
  return (
    <Part title={`Day ${day}`} aside={pace && !isRead && sayDate(pace, day, today)}>
      <Rows>
        {passagesOfDay(plan, day).map((passage) => (
          <Row key={passage} className="bible-row">
            <Link
              to={chapterPlace(passage)}
              state={planDayState({ plan, day }, passage)}
              className="bible-way"
            >
              {sayReference(passage)}
              <ChevronRight size={20} strokeWidth={1.6} aria-hidden />
            </Link>
          </Row>
        ))}
      </Rows>
      {isOpen && (
        <PaneCheck hour="prayer" isLit={isRead} onPress={() => onCheck(!isRead)}>
          I’ve read this day
        </PaneCheck>
      )}
      {mayCountFrom(view, today) && (
        <div className="mt-1">
          <Button variant="secondary" size="sm" onClick={onCountFrom}>
            Start again from here
          </Button>
          <p className="note mt-2">Day {day} becomes today’s reading, and the next days follow.</p>
        </div>
      )}
    </Part>
  );
}
