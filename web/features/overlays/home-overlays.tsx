import { usePerson } from '../../live/person-context';
import { notePutAway } from './commands';
import { Encouragement } from './encouragement';
import { InstallBanner } from './install-banner';
import { ReminderBanner } from './reminder-banner';
import { StreakDialog } from './streak-dialog';
import { useOverlayFacts } from './use-overlay-facts';
import { useOverlayFlow } from './use-overlay-flow';
import { WelcomeTour } from './welcome-tour';
import './overlays.css';

interface HomeOverlaysProps {
  /** The person's local day, `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether somebody or something else has the page just now. */
  readonly isBusy: () => boolean;
}

/** At most one overlay for one visit to Home. */
export function HomeOverlays({ today, isBusy }: HomeOverlaysProps) {
  const { store } = usePerson();
  const facts = useOverlayFacts(today);
  const [flow, putAway] = useOverlayFlow(facts, isBusy);
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
      return <StreakDialog {...overlay} leaving={leaving} onPutAway={onPutAway} />;
    case 'reminder':
      return <ReminderBanner done={facts.done} leaving={leaving} onPutAway={onPutAway} />;
    case 'encouragement':
      return (
        <Encouragement done={facts.done} challengeDay={facts.challengeDay} goals={facts.goals} />
      );
    case 'install':
      return <InstallBanner leaving={leaving} onPutAway={onPutAway} />;
  }
}
