import { Link, type LinkProps } from 'react-router-dom';
import { DAILY_FLAGS } from '../../../../shared/domain/activity';
import { DAY_WINDOWS } from '../../../ui/day-windows';
import { Fan } from '../../../ui/fan';
import type { Hour } from '../../../ui/hour';
import { joinClasses } from '../../../ui/join-classes';
import { type DayFacts, sayDay } from '../model/say-day';

interface DayLinkProps {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly today: string;
  readonly facts: DayFacts;
  readonly link: LinkProps;
  /** 17 for the seventeenth Daily Drop: then it is called and numbered so. */
  readonly challengeDay?: number;
  readonly isTabStop: boolean;
  /** It stands open beside the calendar. */
  readonly isOpen: boolean;
}

/** A day of the calendar: its fan and its number. */
export function DayLink(props: DayLinkProps) {
  const { day, today, facts, link, challengeDay, isTabStop, isOpen } = props;
  const { done, settled, isBefore = false } = facts;
  // What may still come from another device is no quiet day yet.
  const isUnknown = done === undefined || (done.size === 0 && (day > today || !settled));
  return (
    <Link
      {...link}
      data-day={day}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`${challengeDay ? `Day ${challengeDay}, ` : ''}${sayDay(day, today, facts)}${isOpen ? ', open' : ''}`}
      aria-current={day === today ? 'date' : undefined}
      className={joinClasses(
        'calendar-day',
        day > today && 'text-ink-3',
        isOpen && 'calendar-day-open',
      )}
    >
      <Fan
        done={raysOf(done)}
        upcoming={isUnknown}
        size={34}
        className={isBefore && settled && done?.size === 0 ? 'invisible' : undefined}
      />
      <span className="numerals">{challengeDay ?? Number(day.slice(8))}</span>
    </Link>
  );
}

function raysOf(done: DayFacts['done']): Record<Hour, boolean> {
  const rays = { drop: false, check: false, journal: false, nourish: false, prayer: false };
  for (const flag of DAILY_FLAGS) rays[DAY_WINDOWS[flag].hour] = done?.has(flag) ?? false;
  return rays;
}
