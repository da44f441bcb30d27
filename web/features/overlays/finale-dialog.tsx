import { finalePlace } from '../../journey/journey-places';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Sunrise } from '../../ui/sunrise';
import { ALL_DAYS } from '../../ui/sunrise-geometry';
import type { OverlayProps } from './overlay-props';

interface FinaleDialogProps extends OverlayProps {
  readonly journey: number;
}

/** The ninety days are complete, and this device did not say so yet: leads to their end (J16). */
export function FinaleDialog({ journey, leaving, onPutAway }: FinaleDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={() => onPutAway()}
      shape="arch"
      title="Ninety mornings kept"
      description="You’ve completed all ninety days. Read what you wrote on the first and on the last."
      className={leaving ? 'streak-dialog overlay-leaving' : 'streak-dialog'}
      top={<Sunrise day={0} lit={ALL_DAYS} numeral={false} decorative className="finale-sun" />}
    >
      <div className="dialog-actions">
        <Button full autoFocus onClick={() => onPutAway(finalePlace(journey))}>
          Read your first and last words
        </Button>
        <Button variant="text" onClick={() => onPutAway()}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
