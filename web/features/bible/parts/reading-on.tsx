import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { chapterPlace } from '../../../../shared/content/chapter-place';
import { sayReference } from '../../../../shared/content/say-reference';
import { PREFERENCE_ID, preference } from '../../../../shared/records/preference';
import { useLive } from '../../../live/react/use-live';
import { nextDay, plansInReading } from '../../../records/kinds/reading-plan/joined-plan';
import { useReadingPlans } from '../../../records/react/use-reading-plans';
import { useRecords } from '../../../records/react/use-records';
import { useHere } from '../../../ui/came-from';
import { Row, Rows } from '../../../ui/rows';

/** Where the person read last, on whichever device, their reading plans, and what they marked. */
export function ReadingOn() {
  const records = useRecords();
  const kept = useLive(useMemo(() => records.liveOne(preference, PREFERENCE_ID), [records]));
  const reading = plansInReading(useReadingPlans() ?? []);
  const passage = kept?.body.readingPlace;
  return (
    <Rows className="mt-5">
      {passage && <Way to={chapterPlace(passage)}>{`Continue in ${sayReference(passage)}`}</Way>}
      {reading.map((joined) => (
        <Way key={joined.plan.id} to={`/bible/plans/${joined.plan.id}`}>
          {`Continue ${joined.plan.title}, day ${nextDay(joined)}`}
        </Way>
      ))}
      <Way to="/bible/plans">Reading plans</Way>
      <Way to="/bible/marks">Your marks and notes</Way>
    </Rows>
  );
}

interface WayProps {
  readonly to: string;
  readonly children: string;
}

function Way({ to, children }: WayProps) {
  return (
    <Row className="bible-row">
      <Link to={to} state={useHere()} className="bible-way">
        {children}
        <ChevronRight size={20} strokeWidth={1.6} aria-hidden />
      </Link>
    </Row>
  );
}
