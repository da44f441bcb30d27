import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type JourneyDay, journeyDayKey } from '../../../../shared/domain/challenge-day';
import { sayJourney } from '../../../../shared/domain/journey-words';
import {
  type DropCompletionBody,
  dropCompletion,
} from '../../../../shared/records/drop-completion';
import { dropPlace } from '../../../journey/journey-places';
import { OwnReflection } from '../../../journey/react/own-reflection';
import { combineLive } from '../../../live/combine-live';
import { useLive } from '../../../live/react/use-live';
import type { RecordOf } from '../../../records/contract';
import { useRecords } from '../../../records/react/use-records';
import { useHere } from '../../../ui/came-from';
import { formatDayHeading } from '../../../ui/format/days';

/** What the person answered to the same drop in the journeys before, the latest first; each leads to its own page. */
export function EarlierReflections({ of }: { readonly of: JourneyDay }) {
  const earlier = useEarlier(of);
  const here = useHere();
  if (!earlier || earlier.length === 0) return null;
  return (
    <section className="mt-10 max-w-(--measure)" aria-labelledby="drop-earlier">
      <h2 id="drop-earlier">What you wrote before</h2>
      <ol className="mt-3 border-t border-rule">
        {earlier.map(({ id, day, body }) => (
          <li key={id} className="border-b border-rule py-4">
            <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
              <Link
                to={dropPlace(body.challengeDay, body.journey)}
                state={here}
                className="rounded-mark font-semibold"
              >
                {formatDayHeading(day)}
              </Link>
              <span className="running">{sayJourney(body.journey ?? 1)}</span>
            </p>
            <OwnReflection body={body} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function useEarlier({ journey, challengeDay }: JourneyDay) {
  const records = useRecords();
  return useLive(
    useMemo(() => {
      const before = Array.from({ length: journey - 1 }, (_, back) => journey - 1 - back);
      const lives = before.map((each) =>
        records.liveOne(
          dropCompletion,
          dropCompletion.idFor(journeyDayKey({ journey: each, challengeDay })),
        ),
      );
      return combineLive(lives, (found): RecordOf<DropCompletionBody>[] =>
        found.filter((record) => record !== null),
      );
    }, [records, journey, challengeDay]),
  );
}
