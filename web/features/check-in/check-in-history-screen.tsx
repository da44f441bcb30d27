import { checkIn } from '../../../shared/records/check-in';
import { CheckInEntry } from '../../records/kinds/check-in/check-in-entry';
import { toCheckInPage } from '../../records/kinds/check-in/check-in-page';
import { RecentHistory } from '../../records/react/recent-history';

/** Check-in history: the last 30 days. */
export function CheckInHistoryScreen() {
  return (
    <RecentHistory
      kind={checkIn}
      hour="check"
      title="Wholeness Check-In"
      backTo="/check-in"
      lead="How you felt, and the truth you chose."
      empty={{
        title: 'No Check-Ins Yet',
        text: 'Your first check-in will appear here, with the truth you chose.',
      }}
      toPage={toCheckInPage}
    >
      {(page) => <CheckInEntry page={page} />}
    </RecentHistory>
  );
}
