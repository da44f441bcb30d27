import { finalePlace } from '../../../journey/journey-places';
import { usePerson } from '../../../person/react/person-context';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Sunrise } from '../../../ui/sunrise';
import { ALL_DAYS } from '../../../ui/sunrise-geometry';
import { notePutAway } from '../commands';
import type { OverlayProps } from '../model/overlay-props';
import { useOverlayFacts } from '../model/use-overlay-facts';
import { type PageUse, useOverlayFlow } from '../model/use-overlay-flow';
import { Encouragement } from './encouragement';
import { InstallBanner } from './install-banner';
import { ReminderBanner } from './reminder-banner';
import { StreakDialog } from './streak-dialog';
import { WelcomeTour } from './welcome-tour';
import '../../../ui/styles/late/tour.css';

interface HomeOverlaysProps {
  /** The person's local day, `YYYY-MM-DD`. */
  readonly today: string;
  readonly use: PageUse;
}

/** At most one overlay for one visit to Home. */
export function HomeOverlays({ today, use }: HomeOverlaysProps) {
  const { store } = usePerson();
  const facts = useOverlayFacts(today);
  const [flow, putAway] = useOverlayFlow(facts, use);
  if (!facts || flow.phase === 'waiting' || flow.phase === 'rested') return null;

  const { overlay } = flow;
  const leaving = flow.phase === 'leaving';
  const onPutAway = (to?: string) => {
    if (leaving) return;
    notePutAway(store, overlay, today);
    putAway(to);
  };
  switch (overlay.name) {
    case 'welcome-tour':
      return <WelcomeTour leaving={leaving} onPutAway={onPutAway} />;
    case 'streak':
      return (
        <StreakDialog
          {...overlay}
          isJourneyComplete={facts.isComplete}
          leaving={leaving}
          onPutAway={onPutAway}
        />
      );
    case 'finale':
      return <FinaleDialog journey={overlay.journey} leaving={leaving} onPutAway={onPutAway} />;
    case 'reminder':
      return <ReminderBanner practices={facts.practices} leaving={leaving} onPutAway={onPutAway} />;
    case 'encouragement':
      return (
        <Encouragement
          done={facts.practices.done}
          challengeDay={facts.challengeDay}
          goals={facts.goals}
        />
      );
    case 'install':
      return <InstallBanner leaving={leaving} onPutAway={onPutAway} />;
  }
}

interface FinaleDialogProps extends OverlayProps {
  readonly journey: number;
}

/** The ninety days are complete, and this device did not say so yet: leads to their end (J16). */
function FinaleDialog({ journey, leaving, onPutAway }: FinaleDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={() => onPutAway()}
      shape="arch"
      title="Ninety mornings kept"
      description="You’ve completed all ninety days. Read what you wrote on the first and on the last."
      className={leaving ? 'streak-dialog overlay-leaving' : 'streak-dialog'}
      top={
        <Sunrise
          day={0}
          lit={ALL_DAYS}
          numeral={false}
          decorative
          className="mx-auto mt-1 w-60 max-w-full"
        />
      }
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
