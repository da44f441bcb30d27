import { useNavigate } from 'react-router-dom';
import type { CircleView, PrayerRequestView } from '../../../../shared/api/prayer-circles';
import { useToday } from '../../../live/react/use-today';
import { randomId } from '../../../platform/ids';
import { LocalStoreError } from '../../../records/contract';
import { cardOfRequest } from '../../../records/kinds/intercession-card/card-of-request';
import { useRecords } from '../../../records/react/use-records';
import { useHere } from '../../../ui/came-from';
import { toast } from '../../../ui/toast-store';
import { askedAsCard } from './asked-as-card';

/** Makes a request a prayer card of the person’s own, and opens it. */
export function useMakeCard(request: PrayerRequestView, circle: Pick<CircleView, 'name'>) {
  const records = useRecords();
  const today = useToday();
  const here = useHere();
  const navigate = useNavigate();
  return async function makeCard(): Promise<void> {
    try {
      const asked = askedAsCard(request, circle);
      const { id, isNew } = await cardOfRequest(records, asked, { id: randomId(), today });
      if (isNew) toast({ title: 'Prayer Card Made', description: 'It’s private to you.' });
      void navigate(`/pray/cards?card=${id}`, { state: here });
    } catch (error) {
      if (!(error instanceof LocalStoreError)) throw error;
      toast({ title: 'Not Saved', description: error.message, variant: 'destructive' });
    }
  };
}
