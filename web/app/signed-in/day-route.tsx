import { useParams } from 'react-router-dom';
import { isLocalDay } from '../../../shared/domain/local-day';
import { DayScreen } from '../../features/day/day-screen';
import { NotFoundScreen } from '../../features/not-found/not-found-screen';

/** A day by its address, `/day/2026-03-01`; one that never was is not found. */
export function DayRoute() {
  const { day = '' } = useParams();
  return isLocalDay(day) ? <DayScreen key={day} day={day} /> : <NotFoundScreen />;
}
