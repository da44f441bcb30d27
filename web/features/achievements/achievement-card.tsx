import { Sprout } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Achievement } from '../../../shared/domain/achievements';
import { Fan } from '../../ui/fan';
import type { Hour } from '../../ui/hour';
import { Medal } from '../../ui/medal';
import { ProgressBar } from '../../ui/progress-bar';

/** One achievement: locked with a progress bar, or unlocked with a sparkle. */
export function AchievementCard({ achievement }: { achievement: Achievement }) {
  const { id, title, description, isUnlocked, progress, maxProgress } = achievement;
  return (
    <li className="achievement">
      <Medal figure={figureOf(achievement)} unlocked={isUnlocked} />
      <div className="achievement-words">
        <h3>{title}</h3>
        <p className="note mt-0.5">{description}</p>
        {isUnlocked && (
          <>
            <p className="achievement-unlocked">Unlocked</p>
            <Link
              to={`/share?achievement=${id}`}
              className="text-link inline-flex min-h-11 items-center text-note"
            >
              Share<span className="sr-only">{` ${title}`}</span>
            </Link>
          </>
        )}
        {!isUnlocked && (
          <>
            <ProgressBar label={`Progress to ${title}`} value={progress} max={maxProgress} />
            <p className="note numerals">
              <span className="sr-only">Locked, </span>
              {`${progress} of ${maxProgress}`}
            </p>
          </>
        )}
      </div>
    </li>
  );
}

/** A whole day is its five rays, growth a sprout, everything else its number of days. */
function figureOf({ type, isUnlocked, maxProgress }: Achievement) {
  if (type === 'completion') return <Fan done={isUnlocked ? ALL : NONE} />;
  if (type === 'growth') return <Sprout strokeWidth={1.3} aria-hidden />;
  return maxProgress;
}

const ALL = everyHour(true);
const NONE = everyHour(false);

function everyHour(done: boolean): Record<Hour, boolean> {
  return { drop: done, check: done, journal: done, nourish: done, prayer: done };
}
