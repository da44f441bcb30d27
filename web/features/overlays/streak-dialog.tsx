import { Share2 } from 'lucide-react';
import { countInWords } from '../../live/number-word';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import type { OverlayProps } from './overlay-props';
import { StreakSun } from './streak-sun';

interface StreakDialogProps extends OverlayProps {
  readonly variant: 'unlocked' | 'broken';
  readonly streak: number;
}

/** The streak has grown, or begun anew (spec section 4). */
export function StreakDialog({ variant, streak, leaving, onPutAway }: StreakDialogProps) {
  const isBroken = variant === 'broken';
  return (
    <Dialog
      open
      onOpenChange={() => onPutAway()}
      shape="arch"
      title={isBroken ? 'Grace meets you here' : days(streak)}
      description={
        isBroken
          ? 'Begin again today. Your journey continues with compassion and renewed purpose. Everything you’ve done so far is still yours.'
          : `You’ve completed ${streak} ${streak === 1 ? 'day' : 'days'} in a row – keep going! Rest when you need to. Nothing you’ve done will be lost.`
      }
      className={leaving ? 'streak-dialog overlay-leaving' : 'streak-dialog'}
      top={<StreakSun variant={variant} streak={streak} />}
    >
      <div className="dialog-actions">
        {isBroken ? (
          <Button full autoFocus onClick={() => onPutAway('/daily-drop')}>
            Start Today’s Drop
          </Button>
        ) : (
          <Button full autoFocus onClick={() => onPutAway('/share')}>
            <Share2 size={20} strokeWidth={1.6} aria-hidden />
            Share Your Progress
          </Button>
        )}
        <Button variant="text" onClick={() => onPutAway()}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

function days(streak: number): string {
  return `${countInWords(streak)} ${streak === 1 ? 'day' : 'days'}`;
}
