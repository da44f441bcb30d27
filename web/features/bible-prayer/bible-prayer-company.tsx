import { biblePrayerDay } from '../../../shared/records/bible-prayer-day';
import { toBiblePrayerPage } from '../../records/kinds/bible-prayer-day/bible-prayer-page';
import { useRecentDays } from '../../records/react/use-recent-days';
import { Company } from '../../ui/company';
import { VERSE } from './verse';

/** Beside the form: a verse, and what was read and prayed before. */
export function BiblePrayerCompany({ day }: { day: string }) {
  const records = useRecentDays(biblePrayerDay, day) ?? [];
  const days = records.flatMap(({ id, day: on, body }) => {
    const { quiet, title } = toBiblePrayerPage(body);
    if (quiet || on >= day) return [];
    return [{ id, day: on, content: <span className="font-serif text-lg">{title}</span> }];
  });
  return <Company verse={VERSE} days={days} />;
}
