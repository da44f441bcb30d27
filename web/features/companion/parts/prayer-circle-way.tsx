import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Row } from '../../../ui/rows';

/** People to talk it over with. */
export function PrayerCircleWay() {
  return (
    <Row className="companion-way-on">
      <Link to="/prayer-groups">
        Talk it over in a prayer circle
        <ChevronRight size={20} strokeWidth={1.6} aria-hidden />
      </Link>
    </Row>
  );
}
