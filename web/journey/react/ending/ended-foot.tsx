import { Check } from 'lucide-react';
import { useId } from 'react';
import { DAILY_FLAGS } from '../../../../shared/domain/activity';
import { useIsReachable } from '../../../sync/react/sync-facts';
import { SyncNote } from '../../../sync/react/sync-note';
import { DAY_WINDOWS } from '../../../ui/day-windows';
import { MiniPane } from '../../../ui/mini-pane';
import type { Ended } from './how-it-ended';
import { WayOnLink } from './way-on-link';

interface EndedFootProps {
  readonly ended: Ended;
  /** The celebration has lit the window, and said that it is saved. */
  readonly wasCelebrated: boolean;
}

/** The foot of a practice that was saved: today's windows, one word that it is saved, and the way on. */
export function EndedFoot({ ended, wasCelebrated }: EndedFootProps) {
  const { flag, done, lights } = ended;
  const id = useId();
  return (
    <>
      <span
        id={id}
        className="ended-note flex flex-wrap items-center justify-center gap-x-4 gap-y-2"
      >
        <span className="flex gap-1.5">
          {DAILY_FLAGS.map((each) => (
            <MiniPane
              key={each}
              hour={DAY_WINDOWS[each].hour}
              lit={done.has(each)}
              lighting={each === flag && lights && !wasCelebrated}
            />
          ))}
        </span>
        <SavedWord />
      </span>
      <WayOnLink flag={flag} focused describedBy={id} />
    </>
  );
}

/** 'Saved'; where nothing can be sent, the pill that says so in its own words. Wide screens have room for both. */
function SavedWord() {
  if (useIsReachable() === false) return <SyncNote />;
  return (
    <>
      <span className="save-indicator save-indicator-saved">
        <Check size={16} strokeWidth={1.6} aria-hidden />
        Saved
      </span>
      <span className="hidden md:inline">
        <SyncNote />
      </span>
    </>
  );
}
