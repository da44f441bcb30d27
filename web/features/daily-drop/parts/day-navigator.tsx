import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { JOURNEY_DAYS } from '../../../../shared/domain/challenge-day';
import type { Challenge } from '../../../journey/react/use-challenge';
import { DayRuler } from '../../../ui/day-ruler';
import { IconButton } from '../../../ui/icon-button';

export type Leafing = 'back' | 'on';

interface DayNavigatorProps {
  readonly day: number;
  readonly challenge: Challenge;
  /** How the person came here from the day beside: that button keeps the focus. */
  readonly leafed: Leafing | undefined;
  readonly onLeaf: (leafing: Leafing) => void;
}

/** 'Day N of 90' between its neighbours, and the ninety laid flat. */
export function DayNavigator({ day, challenge, leafed, onLeaf }: DayNavigatorProps) {
  return (
    <>
      <div className="-mx-3 grid grid-cols-arrows items-center md:-mt-0.5 md:mr-0 md:-ml-3 md:grid-cols-arrows-close md:justify-start md:gap-1">
        <LeafButton
          label={`Day ${day - 1}`}
          icon={ChevronLeft}
          end={day === 1}
          focused={leafed === 'back'}
          onPress={() => onLeaf('back')}
        />
        <h1 className="drop-day numerals">{`Day ${day} of ${JOURNEY_DAYS}`}</h1>
        <LeafButton
          label={`Day ${day + 1}`}
          icon={ChevronRight}
          end={day === JOURNEY_DAYS}
          focused={leafed === 'on'}
          onPress={() => onLeaf('on')}
        />
      </div>
      <DayRuler day={day} lit={challenge.lit} today={challenge.day} className="mt-0.5 md:mt-2" />
    </>
  );
}

interface LeafButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  /** There is no day beyond. */
  readonly end: boolean;
  readonly focused: boolean;
  readonly onPress: () => void;
}

function LeafButton({ label, icon: Icon, end, focused, onPress }: LeafButtonProps) {
  return (
    <IconButton
      label={end ? 'No more days' : label}
      className="text-ink aria-disabled:text-ray-missed"
      aria-disabled={end || undefined}
      autoFocus={focused}
      onClick={() => {
        if (!end) onPress();
      }}
    >
      <Icon size={20} strokeWidth={1.6} aria-hidden />
    </IconButton>
  );
}
