import { nourishDay } from '../../../shared/records/nourish-day';
import { NourishEntry } from '../../records/kinds/nourish-day/nourish-entry';
import { toNourishPage } from '../../records/kinds/nourish-day/nourish-page';
import { RecentHistory } from '../../records/react/recent-history';

/** Nourish history: the days of the last 30 that have something in them. */
export function NourishHistoryScreen() {
  return (
    <RecentHistory
      kind={nourishDay}
      hour="nourish"
      title="Nourish"
      backTo="/nourish/track"
      lead="Days you filled in."
      empty={{
        title: 'No History Yet',
        text: 'The days you fill in will appear here.',
      }}
      toPage={toNourishPage}
    >
      {(page) => <NourishEntry page={page} />}
    </RecentHistory>
  );
}
