import { usePerson } from '../../person/react/person-context';
import { notePutAway } from './commands';
import { Encouragement } from './encouragement';
import { FinaleDialog } from './finale-dialog';
import { InstallBanner } from './install-banner';
import { ReminderBanner } from './reminder-banner';
import { StreakDialog } from './streak-dialog';
import { useOverlayFacts } from './use-overlay-facts';
import { type PageUse, useOverlayFlow } from './use-overlay-flow';
import { WelcomeTour } from './welcome-tour';
import './overlays.css';

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
