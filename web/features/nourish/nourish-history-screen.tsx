import { nourishDay } from '../../../shared/records/nourish-day';
import { NourishEntry } from '../../live/entries/nourish-entry';
import { toNourishPage } from '../../live/entries/nourish-page';
import { RecentHistory } from '../../live/recent-history';

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
