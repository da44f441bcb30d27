import type { Journey } from '../../journey/react/use-journey';
import { AfterNinety } from './after-ninety/after-ninety';
import { EarlierDay } from './earlier-day';
import { JourneySoFar } from './journey-so-far';
import { PrivacyFooter } from './privacy-footer';
import { ShareDialog } from './share-dialog';

interface LaterPartsProps {
  readonly today: string;
  /** Undefined while it is not known. */
  readonly journey: Journey | undefined;
  readonly sharing: boolean;
  readonly onSharingChange: (sharing: boolean) => void;
}

/** What comes after the ninety days; nothing before they are complete. */
export function BeyondNinety({ journey, today }: Pick<LaterPartsProps, 'journey' | 'today'>) {
  return journey?.isComplete ? <AfterNinety journey={journey.journey} today={today} /> : null;
}

/** What Home does not wait for: an earlier day, its foot, and the share dialog, which then opens at once. */
export function LaterParts({ today, journey, sharing, onSharingChange }: LaterPartsProps) {
  return (
    <>
      <EarlierDay today={today} />
      <PrivacyFooter />
      {journey && <ShareDialog journey={journey} open={sharing} onOpenChange={onSharingChange} />}
    </>
  );
}

/** Beside Home on wide screens, once the rest stands: what lies behind and what lies ahead. */
export function LaterSide({ journey }: { readonly journey: Journey }) {
  return <JourneySoFar journey={journey} />;
}
