import {
  type AnalyticsFigures,
  FAR_PROGRESS_DAY,
  type GroupFigures,
} from '../../../shared/api/analytics';
import { DAILY_FLAGS } from '../../../shared/domain/activity';
import { FiguresExplained, type FiguresOf } from '../../account/react/figures-explained';
import type { Answer } from '../../answers/react/use-answer';
import { DAY_WINDOWS } from '../../ui/day-windows';
import { EmptyState } from '../../ui/empty-state';
import { formatShortDay } from '../../ui/format/days';
import { hourClass } from '../../ui/hour';
import { ProgressBar } from '../../ui/progress-bar';
import { Part } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { Chart } from './chart';
import { NotReached } from './not-reached';
import { firstFiguresOn, sayPeople, sayShare, sayWeek, TOO_FEW } from './words';

interface Props {
  readonly of: FiguresOf;
  readonly answer: Pick<Answer<GroupFigures>, 'value' | 'state' | 'hasFailed' | 'refresh'>;
}

/** All that is told of one group, or why there is nothing yet. */
export function GroupFiguresView({ of, answer }: Props) {
  const { value, hasFailed, state, refresh } = answer;
  if (state === 'asking') return <Skeleton className="mt-8" />;
  if (!value) return <NotReached of={of} onRetry={refresh} />;
  const { figures, countsFrom } = value;
  return (
    <>
      {hasFailed && (
        <p className="note mt-4" role="status">
          We couldn’t update these figures. They’re the last ones we loaded.
        </p>
      )}
      {figures ? <Figures figures={figures} /> : <NothingYet of={of} countsFrom={countsFrom} />}
    </>
  );
}

function Figures({ figures }: { readonly figures: AnalyticsFigures }) {
  return (
    <>
      <SummaryRow figures={figures} />
      <CompletionPart completions={figures.completions} />
      <div className="lg:grid lg:grid-cols-2 lg:gap-12">
        <WeeksPart weeks={figures.weeks} />
        <SharesPart shares={figures.shares} />
      </div>
      <p className="note mt-6">
        To protect privacy, we count members in groups of five, from the Monday after they chose to
        share. We show whole weeks only. We round numbers down to fives, and shares of days to the
        nearest 5%.
      </p>
    </>
  );
}

interface NothingYetProps {
  readonly of: FiguresOf;
  readonly countsFrom: string | null;
}

function NothingYet({ of, countsFrom }: NothingYetProps) {
  if (countsFrom !== null) {
    return (
      <EmptyState className="mt-8" title="The first week isn’t over yet">
        {`We count whole weeks. You’ll see the first one on ${firstFiguresOn(countsFrom)}.`}
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState className="mt-8" title="No figures yet">
        You’ll see figures when ten members share. Here is how they work.
      </EmptyState>
      <FiguresExplained of={of} className="mt-8 sm:grid-cols-2" />
    </>
  );
}

const MARKED = new Set([1, 30, 60, 90]);

/** How many finished the drop of each of the ninety. */
function CompletionPart({ completions }: { readonly completions: readonly (number | null)[] }) {
  const columns = completions.map((people, index) => {
    const day = index + 1;
    const tick = day === 1 ? 'Day 1' : String(day);
    return { name: `Day ${day}`, tick: MARKED.has(day) ? tick : '', people };
  });
  return (
    <Part title="Completion by challenge day" aside="Members who finished that day’s Drop">
      <Chart label="Completion by challenge day" shape="ray" columns={columns} />
    </Part>
  );
}

/** On how many of a member's days each of the five was done. */
function SharesPart({ shares }: Pick<AnalyticsFigures, 'shares'>) {
  return (
    <Part title="Activities in a day">
      <ul className="analytics-shares">
        {DAILY_FLAGS.map((flag) => {
          const { hour, label } = DAY_WINDOWS[flag];
          const share = shares[flag];
          return (
            <li key={flag} className={hourClass(hour)}>
              <span>{label}</span>
              {share === null ? (
                <span />
              ) : (
                <ProgressBar label={`${label}, percent of days`} value={share} max={100} />
              )}
              <span className="numerals">{sayShare(share)}</span>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

/** Four figures, each with what it counts. */
function SummaryRow({ figures }: { readonly figures: AnalyticsFigures }) {
  const { weeks, people, activitiesADay, farAlong } = figures;
  const lastWeek = weeks.at(-1)?.active ?? null;
  return (
    <ul className="analytics-summary">
      <Figure value={sayPeople(lastWeek)} label="active last week" />
      <Figure value={sayPeople(people)} label="members counted" />
      <Figure value={activitiesADay?.toFixed(1) ?? 'Not available'} label="activities a day" />
      <Figure value={sayPeople(farAlong)} label={`on day ${FAR_PROGRESS_DAY} or later`} />
    </ul>
  );
}

function Figure({ value, label }: { readonly value: string; readonly label: string }) {
  const isNumber = value !== TOO_FEW && /^\d/.test(value);
  return (
    <li>
      <b className={isNumber ? 'numerals' : 'analytics-untold'}>{value}</b> {label}
    </li>
  );
}

/** How many did anything in each of the last weeks. */
function WeeksPart({ weeks }: Pick<AnalyticsFigures, 'weeks'>) {
  const columns = weeks.map(({ from, active }, index) => {
    // Every second, for the sake of phones; the last is always there.
    const isMarked = (weeks.length - index) % 2 === 1;
    const tick = isMarked ? formatShortDay(from) : '';
    return { name: sayWeek(from), tick, people: active };
  });
  return (
    <Part title="Members active each week">
      <Chart label="Members active each week" shape="arch" columns={columns} />
    </Part>
  );
}
