import type { GrowthJourney } from '../../../shared/domain/growth';
import { Row, Rows } from '../../ui/rows';
import { Part } from '../../ui/screen';
import { sayDay } from './say-day';

interface RecentListProps {
  /** Newest first. */
  achievements: GrowthJourney['recentAchievements'];
  today: string;
}

/** The achievements that were reached last. */
export function RecentList({ achievements, today }: RecentListProps) {
  return (
    <Part title="Lately" className="growth-part">
      {achievements.length === 0 ? (
        <p className="text-ink-2">Your first award will appear here.</p>
      ) : (
        <Rows>
          {achievements.map(({ id, title, completedAt }) => (
            <Row key={id} className="flex items-baseline justify-between gap-4 py-3.5">
              <span className="font-serif text-[1.1875rem]">{title}</span>
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
