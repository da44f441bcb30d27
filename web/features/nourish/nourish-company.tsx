import { Lately } from '../../ui/lately';
import { Niche } from '../../ui/niche';
import { Scripture } from '../../ui/scripture';
import { ENERGY_LABELS, glasses, toNourishPage } from './nourish-page';
import { useRecentNourishDays } from './queries';

/** Beside the form: a verse, and the days before. */
export function NourishCompany({ day }: { day: string }) {
  const records = useRecentNourishDays(day) ?? [];
  const days = records.flatMap(({ id, day: on, body }) => {
    const page = on < day ? toNourishPage(body) : null;
    if (!page) return [];
    const energy = page.energy ? `, ${ENERGY_LABELS[page.energy].toLowerCase()} energy` : '';
    const content = (
      <span className="font-serif text-lg tabular-nums lining-nums">
        {glasses(page.water) + energy}
      </span>
    );
    return [{ id, day: on, content }];
  });
  return (
    <>
      <Niche>
        <Scripture reference="Psalm 34:8">
          Oh taste and see that Yahweh is good. Blessed is the man who takes refuge in him.
        </Scripture>
      </Niche>
      <Lately days={days} />
    </>
  );
}
