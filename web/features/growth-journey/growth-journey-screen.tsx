import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';
import { JOURNEY_DAYS } from '../../../shared/domain/challenge-day';
import type { GrowthJourney, GrowthStats } from '../../../shared/domain/growth';
import { sayJourney } from '../../../shared/domain/journey-words';
import { journeysKept } from '../../../shared/domain/journeys-kept';
import { weekOfJourney } from '../../../shared/domain/milestones';
import { finalePlace } from '../../journey/journey-places';
import { type Challenge, useChallenge } from '../../journey/react/use-challenge';
import { useGrowthJourney } from '../../journey/react/use-journey-facts';
import { useShowsStreaks } from '../../journey/react/use-shows-streaks';
import { useToday } from '../../live/react/use-today';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { pluralize, spellOut } from '../../ui/format/numbers';
import { Row, Rows } from '../../ui/rows';
import { FocusScreen, Part } from '../../ui/screen';
import { Skeleton } from '../../ui/skeleton';
import { Sunrise } from '../../ui/sunrise';
import { DaysKeptPart } from './days-kept-part';
import { MilestoneList } from './milestone-list';
import { sayDay } from './say-day';
import '../../ui/styles/late/milestones.css';

const FROM_HERE = { from: '/growth-journey' };
const WEEKS = weekOfJourney(JOURNEY_DAYS);

/** Growth Journey: the ninety days, what they hold so far, and the milestones. All of it from this device. */
export function GrowthJourneyScreen() {
  const today = useToday();
  const challenge = useChallenge(today);
  const journey = useGrowthJourney(today);
  const showsStreaks = useShowsStreaks();

  if (!challenge || !journey) {
    return (
      <FocusScreen title="Growth Journey" backTo="/home">
        <h1 className="sr-only">Growth Journey</h1>
        <Skeleton className="mt-10" />
      </FocusScreen>
    );
  }
  const { milestones, stats, recentAchievements } = journey;
  return (
    <FocusScreen
      title="Growth Journey"
      backTo="/home"
      aside={
        <Link to="/calendar" className="icon-button" aria-label="Calendar of the ninety days">
          <CalendarDays size={20} strokeWidth={1.6} aria-hidden />
        </Link>
      }
    >
      <DaysIn challenge={challenge} />
      <GrowthStatsGrid stats={stats} />
      <Button variant="secondary" full asChild className="mt-5">
        <Link to="/calendar">
          <CalendarDays size={20} strokeWidth={1.6} aria-hidden />
          See all ninety days
        </Link>
      </Button>
      <p className="mt-2 text-center">
        <Link
          to="/look-back"
          state={FROM_HERE}
          className="text-link inline-flex min-h-11 items-center"
        >
          Your moods and words over time
        </Link>
      </p>
      <JourneysKept progress={challenge} />
      <DaysKeptPart today={today} />
      <RecentList
        achievements={showsStreaks ? recentAchievements : recentAchievements.filter(isNoStreak)}
        today={today}
      />
      <Part
        title="Milestones"
        aside={`${stats.milestonesCompleted} of ${milestones.length}`}
        className="mt-10"
      >
        <MilestoneList milestones={milestones} />
      </Part>
    </FocusScreen>
  );
}

/** The way back to the end of each journey that is complete. */
function JourneysKept({ progress }: { progress: Challenge }) {
  const here = useHere();
  return journeysKept(progress).map((journey) => (
    <Button key={journey} variant="text" full asChild className="mt-2">
      <Link to={finalePlace(journey)} state={here}>
        {journey === 1
          ? 'Read your first and last words'
          : `Read your first and last words · ${sayJourney(journey)}`}
      </Link>
    </Button>
  ));
}

function DaysIn({ challenge: { journey, day, lit } }: { challenge: Challenge }) {
  return (
    <>
      <h1>{`${spellOut(day)} ${pluralize(day, 'day', 'days')} in`}</h1>
      <p className="mt-1.5 text-ink-2">
        {`${journey > 1 ? `${sayJourney(journey)}. ` : ''}Week ${weekOfJourney(day)} of ${WEEKS}. Each gold ray is a Daily Drop you completed, and the longest is today.`}
      </p>
      <div className="mt-5">
        <Sunrise day={day} lit={lit} bleed />
      </div>
    </>
  );
}

function isNoStreak({ id }: { readonly id: string }): boolean {
  return !id.startsWith('streak-');
}

/** Four figures, each with what it counts. */
function GrowthStatsGrid({ stats }: { stats: GrowthStats }) {
  return (
    <ul className="growth-stats">
      <Stat value={stats.daysActive} one="day active" many="days active" />
      <Stat value={stats.dailyDropsCompleted} one="Daily Drop" many="Daily Drops" />
      <Stat value={stats.journalEntries} one="journal entry" many="journal entries" />
      <Stat value={stats.milestonesCompleted} one="milestone" many="milestones" />
    </ul>
  );
}

function Stat({ value, one, many }: { value: number; one: string; many: string }) {
  return (
    <li>
      <b className="numerals">{value}</b> {pluralize(value, one, many)}
    </li>
  );
}

interface RecentListProps {
  /** Newest first. */
  achievements: GrowthJourney['recentAchievements'];
  today: string;
}

/** The achievements that were reached last. */
function RecentList({ achievements, today }: RecentListProps) {
  return (
    <Part title="Lately" className="mt-10">
      {achievements.length === 0 ? (
        <p className="text-ink-2">Your first award will appear here.</p>
      ) : (
        <Rows>
          {achievements.map(({ id, title, completedAt }) => (
            <Row key={id} className="flex items-baseline justify-between gap-4 py-3.5">
              <span className="font-serif text-prose">{title}</span>
              <time dateTime={completedAt} className="text-ink-2 text-ui-sm">
                {sayDay(completedAt, today)}
              </time>
            </Row>
          ))}
        </Rows>
      )}
    </Part>
  );
}
