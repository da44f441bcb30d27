import { MILESTONES } from '../../../../shared/domain/milestones';
import type { Journey } from '../../../journey/react/use-journey';
import { ContentsItem, ContentsList } from '../../../ui/contents-list';
import { pluralize } from '../../../ui/format/numbers';
import { milestoneDay, milestoneValue } from '../model/milestone-words';
import { useTotals } from '../queries';

/** What lies behind and what lies ahead. */
export function JourneySoFar({ journey }: { journey: Journey }) {
  return (
    <>
      <section className="late-part">
        <h2 className="mb-3">Your journey so far</h2>
        <Figures journey={journey} />
      </section>
      <section className="late-part">
        <h2 className="mb-0.5">Journey Milestones</h2>
        <ContentsList>
          {MILESTONES.map(({ day, title }) => (
            <ContentsItem
              key={day}
              name={title}
              value={milestoneValue(day, milestoneDay(journey))}
            />
          ))}
        </ContentsList>
      </section>
    </>
  );
}

function Figures({ journey }: { journey: Journey }) {
  const totals = useTotals();
  if (!totals) return null;
  return (
    <ul className="grid grid-cols-2 gap-x-2 gap-y-5 text-ink-2 text-ui-sm">
      <Figure value={journey.completed.size} one="Daily Drop" many="Daily Drops" />
      <Figure value={totals.checkIns} one="check-in" many="check-ins" />
      <Figure value={totals.entries} one="journal entry" many="journal entries" />
      <Figure value={totals.reviews} one="day review" many="day reviews" />
    </ul>
  );
}

function Figure({ value, one, many }: { value: number; one: string; many: string }) {
  return (
    <li>
      <b className="numerals mb-1 block font-serif text-pane leading-none font-title text-ink">
        {value}
      </b>
      {pluralize(value, one, many)}
    </li>
  );
}
