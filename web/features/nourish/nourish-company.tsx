import { nourishDay } from '../../../shared/records/nourish-day';
import {
  ENERGY_LABELS,
  glasses,
  type NourishPage,
  toNourishPage,
} from '../../records/kinds/nourish-day/nourish-page';
import { useRecentDays } from '../../records/react/use-recent-days';
import { Company } from '../../ui/company';
import { VERSE } from './verse';

/** Beside the form: a verse, and the days before. */
export function NourishCompany({ day }: { day: string }) {
  const records = useRecentDays(nourishDay, day) ?? [];
  const days = records.flatMap(({ id, day: on, body }) => {
    const page = on < day ? toNourishPage(body) : null;
    return page ? [{ id, day: on, content: <Briefly page={page} /> }] : [];
  });
  return <Company verse={VERSE} days={days} />;
}

function Briefly({ page: { water, energy } }: { page: NourishPage }) {
  return (
    <span className="font-serif text-lg tabular-nums lining-nums">
      {glasses(water)}
      {energy && `, ${ENERGY_LABELS[energy].toLowerCase()} energy`}
    </span>
  );
}
