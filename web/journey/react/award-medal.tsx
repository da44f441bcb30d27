import { Sprout } from 'lucide-react';
import type { Achievement } from '../../../shared/domain/achievements';
import { Fan } from '../../ui/fan';
import type { Hour } from '../../ui/hour';
import { Medal } from '../../ui/medal';

interface AwardMedalProps {
  readonly award: Pick<Achievement, 'type' | 'isUnlocked' | 'maxProgress'>;
  readonly className?: string | undefined;
}

/** The medal of an award. Decorative: words stand beside it. */
export function AwardMedal({ award, className }: AwardMedalProps) {
  return <Medal figure={figureOf(award)} unlocked={award.isUnlocked} className={className} />;
}

/** A whole day is its five rays, growth a sprout, everything else its number of days. */
function figureOf({ type, isUnlocked, maxProgress }: AwardMedalProps['award']) {
  if (type === 'completion') return <Fan done={isUnlocked ? ALL : NONE} />;
  if (type === 'growth') return <Sprout strokeWidth={1.3} aria-hidden />;
  return maxProgress;
}

const ALL = everyHour(true);
const NONE = everyHour(false);

function everyHour(done: boolean): Record<Hour, boolean> {
  return { drop: done, check: done, journal: done, nourish: done, prayer: done };
}
