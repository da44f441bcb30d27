import { Share2 } from 'lucide-react';
import { STREAK_TITLES } from '../../../../shared/domain/streak-titles';
import { timeOrNight } from '../../../../shared/domain/time-of-day';
import { hourHere } from '../../../platform/clock';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { spellOut } from '../../../ui/format/numbers';
import type { OverlayProps } from '../model/overlay-props';
import { StreakSun } from './streak-sun';

/** What is said last. */
const BY_HOUR: Record<ReturnType<typeof timeOrNight>, string> = {
  morning: 'You have the whole day before you.',
  afternoon: 'Take a moment to enjoy it.',
  evening: 'You can rest now.',
  night: 'You can rest now.',
};

interface StreakDialogProps extends OverlayProps {
  readonly variant: 'unlocked' | 'broken';
  readonly streak: number;
  /** No drop waits (J10): grace leads to the first of the other four. */
  readonly isJourneyComplete: boolean;
}

/** The streak has reached an award, or is over (spec section 4). */
export function StreakDialog(props: StreakDialogProps) {
  const { variant, streak, isJourneyComplete, leaving, onPutAway } = props;
  const isBroken = variant === 'broken';
  return (
    <Dialog
      open
      onOpenChange={() => onPutAway()}
      shape="arch"
      title={isBroken ? 'Grace meets you here' : `${spellOut(streak)} days`}
      description={
        isBroken
          ? 'Begin again today. Your journey continues with compassion and renewed purpose. Everything you’ve done so far is still yours.'
          : `You’ve completed ${streak} days in a row – keep going! ${BY_HOUR[timeOrNight(hourHere())]}`
      }
      className={leaving ? 'streak-dialog overlay-leaving' : 'streak-dialog'}
      top={<StreakSun variant={variant} streak={streak} />}
    >
      {!isBroken && <p className="running mt-3">{awardOf(streak)}</p>}
      <div className="dialog-actions">
        {isBroken ? (
          <>
            <Button
              full
              autoFocus
              onClick={() => onPutAway(isJourneyComplete ? '/check-in' : '/daily-drop')}
            >
              {isJourneyComplete ? 'Open Check-In' : 'Start Today’s Drop'}
            </Button>
            <Button variant="text" onClick={() => onPutAway()}>
              Close
            </Button>
          </>
        ) : (
          <>
            <Button full autoFocus onClick={() => onPutAway()}>
              Close
            </Button>
            <Button variant="text" onClick={() => onPutAway('/share')}>
              <Share2 size={20} strokeWidth={1.6} aria-hidden />
              Share Your Progress
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The award that so many days in a row have earned. */
function awardOf(streak: number): string | undefined {
  const titles: Readonly<Record<number, string>> = STREAK_TITLES;
  return titles[streak];
}
