import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../ui/format/numbers';
import { FocusScreen } from '../../../ui/screen';
import type { EndedSitting } from '../model/use-sitting';
import { PrayerHeading } from './prayer-heading';

interface AmenPageProps {
  /** The running head. */
  readonly title: string;
  readonly backTo: string;
  readonly ended: EndedSitting;
  /** What became of words that were not kept. */
  readonly about: string | undefined;
  /** The way on. */
  readonly foot: ReactNode;
}

/** After a sitting: what was kept, and where. */
export function AmenPage({ title, backTo, ended, about, foot }: AmenPageProps) {
  const { entryId, minutes } = ended;
  return (
    <FocusScreen hour="prayer" title={title} backTo={backTo} action={foot}>
      <PrayerHeading>Amen</PrayerHeading>
      <p className="lead mt-3">
        {minutes > 0
          ? `${formatCount(minutes, 'minute', 'minutes')} of prayer ${minutes === 1 ? 'is' : 'are'} in your day.`
          : 'Your prayer is in your day.'}
      </p>
      {about && <p className="lead mt-2">{about}</p>}
      <p className="mt-4 flex flex-wrap gap-x-6">
        {entryId && (
          <Link
            to={`/journal?entry=${encodeURIComponent(entryId)}`}
            className="text-link inline-flex min-h-12 items-center"
          >
            Open your entry
          </Link>
        )}
        <Link to="/bible-prayer" className="text-link inline-flex min-h-12 items-center">
          Today’s Bible & Prayer
        </Link>
      </p>
    </FocusScreen>
  );
}
