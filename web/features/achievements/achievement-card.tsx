import { Link } from 'react-router-dom';
import type { Achievement } from '../../../shared/domain/achievements';
import type { JourneyFacts } from '../../../shared/domain/journey-facts';
import { AwardMedal } from '../../journey/react/award-medal';
import { ProgressBar } from '../../ui/progress-bar';
import { sayProgress } from './progress-words';

interface AchievementCardProps {
  readonly achievement: Achievement;
  readonly facts: JourneyFacts;
}

/** One achievement: locked with a progress bar, or unlocked with a sparkle. */
export function AchievementCard({ achievement, facts }: AchievementCardProps) {
  const { id, title, description, isUnlocked, progress, maxProgress } = achievement;
  return (
    <li className="achievement">
      <AwardMedal award={achievement} />
      <h3>{title}</h3>
      <p className="note">{description}</p>
      <div className="w-full max-w-38">
        {isUnlocked && (
          <>
            <p className="mt-1.5 text-(length:--type-note) font-semibold text-gold-ink">Unlocked</p>
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
              {sayProgress(achievement, facts)}
            </p>
          </>
        )}
      </div>
    </li>
  );
}
