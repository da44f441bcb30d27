import { Link } from 'react-router-dom';
import type { Achievement } from '../../../shared/domain/achievements';
import { AwardMedal } from '../../live/award-medal';
import { ProgressBar } from '../../ui/progress-bar';

/** One achievement: locked with a progress bar, or unlocked with a sparkle. */
export function AchievementCard({ achievement }: { achievement: Achievement }) {
  const { id, title, description, isUnlocked, progress, maxProgress } = achievement;
  return (
    <li className="achievement">
      <AwardMedal award={achievement} />
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
