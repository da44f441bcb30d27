import { biblePrayerDay } from '../../../shared/records/bible-prayer-day';
import { BiblePrayerEntry } from '../../records/kinds/bible-prayer-day/bible-prayer-entry';
import { toBiblePrayerPage } from '../../records/kinds/bible-prayer-day/bible-prayer-page';
import { RecentHistory } from '../../records/react/recent-history';

/** Bible & Prayer history: the last 30 days. */
export function BiblePrayerHistoryScreen() {
  return (
    <RecentHistory
      kind={biblePrayerDay}
      hour="prayer"
      title="Bible & Prayer"
      backTo="/bible-prayer"
      lead="Time you spent, never scored."
      empty={{
        title: 'No History Yet',
        text: 'What you read and how you prayed will appear here, day by day.',
      }}
      toPage={toBiblePrayerPage}
    >
      {(page) => <BiblePrayerEntry page={page} />}
    </RecentHistory>
  );
}
