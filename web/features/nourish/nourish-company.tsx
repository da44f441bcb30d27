import { Lately } from '../../ui/lately';
import { Niche } from '../../ui/niche';
import { Scripture } from '../../ui/scripture';
import { ENERGY_LABELS, glasses, type NourishPage, toNourishPage } from './nourish-page';
import { useRecentNourishDays } from './queries';
import { VERSE } from './verse';

/** Beside the form: a verse, and the days before. */
export function NourishCompany({ day }: { day: string }) {
  const records = useRecentNourishDays(day) ?? [];
  const days = records.flatMap(({ id, day: on, body }) => {
    const page = on < day ? toNourishPage(body) : null;
    return page ? [{ id, day: on, content: <Briefly page={page} /> }] : [];
  });
  return (
    <>
      <Niche>
        <Scripture reference={VERSE.reference}>{VERSE.text}</Scripture>
      </Niche>
      <Lately days={days} />
    </>
  );
}

function Briefly({ page: { water, energy } }: { page: NourishPage }) {
  return (
    <span className="font-serif text-lg tabular-nums lining-nums">
      {glasses(water)}
      {energy && `, ${ENERGY_LABELS[energy].toLowerCase()} energy`}
    </span>
  );
}
