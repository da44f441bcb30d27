import type { GrowthCategory, GrowthMilestone } from '../../../shared/domain/growth';
import { MiniPane } from '../../ui/mini-pane';
import { ProgressBar } from '../../ui/progress-bar';
import { Tag } from '../../ui/tag';

const CATEGORIES: Readonly<Record<GrowthCategory, string>> = {
  spiritual: 'Spiritual',
  wellness: 'Wellness',
  growth: 'Growth',
  connection: 'Connection',
};

/** The milestones of the growth journey, one below the other along the way. */
export function MilestoneList({ milestones }: { milestones: readonly GrowthMilestone[] }) {
  return (
    <ol className="milestones">
      {milestones.map((milestone) => (
        <MilestoneItem key={milestone.id} milestone={milestone} />
      ))}
    </ol>
  );
}

/** A completed one shows its badge and what it means, one that is ahead its progress. */
function MilestoneItem({ milestone }: { milestone: GrowthMilestone }) {
  const { title, description, category, isCompleted, progress, triggerValue, reward } = milestone;
  return (
    <li>
      <MiniPane lit={isCompleted} />
      <div>
        <div className="flex items-start justify-between gap-4">
          <h3>{title}</h3>
          {isCompleted ? (
            <Tag tone="gold">Completed</Tag>
          ) : (
            <span className="note">{CATEGORIES[category]}</span>
          )}
        </div>
        <p className="text-ink-2 text-ui-sm">{description}</p>
        {isCompleted && <p className="mt-1 font-serif text-ink-2 text-ui italic">{reward}</p>}
        {!isCompleted && (
          <>
            <ProgressBar
              label={`Progress to ${title}`}
              value={progress}
              max={triggerValue}
              className="mt-2.5 mb-1"
            />
            <p className="note numerals">{`${progress} of ${triggerValue}`}</p>
          </>
        )}
      </div>
    </li>
  );
}
