import { Lately } from '../../ui/lately';
import { Niche } from '../../ui/niche';
import { Scripture } from '../../ui/scripture';
import { toBiblePrayerPage } from './bible-prayer-page';
import { useRecentBiblePrayerDays } from './queries';
import { VERSE } from './verse';

/** Beside the form: a verse, and what was read and prayed before. */
export function BiblePrayerCompany({ day }: { day: string }) {
  const records = useRecentBiblePrayerDays(day) ?? [];
  const days = records.flatMap(({ id, day: on, body }) => {
    const { quiet, title } = toBiblePrayerPage(body);
    if (quiet || on >= day) return [];
    return [{ id, day: on, content: <span className="font-serif text-lg">{title}</span> }];
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
