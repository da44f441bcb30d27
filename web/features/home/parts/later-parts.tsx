import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isOnboardingOffered } from '../../../account/account-facts';
import { useIsGuest } from '../../../account/react/use-is-guest';
import type { Journey } from '../../../journey/react/use-journey';
import { usePerson } from '../../../person/react/person-context';
import { IconButton } from '../../../ui/icon-button';
import { useLate } from '../../../ui/use-late';
import { AfterNinety } from '../after-ninety/after-ninety';
import { sayDistance, sayEarlierWords } from '../model/say-earlier-day';
import { useEarlierDay } from '../model/use-earlier-day';
import { JourneySoFar } from './journey-so-far';
import { ShareDialog } from './share-dialog';

const loadOnlyHere = async () => (await import('../guest/only-here')).OnlyHere;
const loadQuestions = async () => (await import('../guest/questions')).Questions;
const loadCirclePlans = async () => (await import('./circle-plans')).CirclePlans;

interface LaterPartsProps {
  readonly today: string;
  /** Undefined while it is not known. */
  readonly journey: Journey | undefined;
  readonly sharing: boolean;
  readonly onSharingChange: (sharing: boolean) => void;
}

/** Below today's progress: what comes after the ninety days, once they are complete, and what a guest has to know. */
export function BelowProgress({ journey, today }: Pick<LaterPartsProps, 'journey' | 'today'>) {
  const { personId } = usePerson().store;
  return (
    <>
      {journey?.isComplete && <AfterNinety journey={journey.journey} today={today} />}
      {useIsGuest() && <OfGuest today={today} />}
      {isOnboardingOffered(personId) && <OfFormerGuest today={today} />}
    </>
  );
}

function OfGuest({ today }: { readonly today: string }) {
  const OnlyHere = useLate(loadOnlyHere);
  return OnlyHere && <OnlyHere today={today} />;
}

function OfFormerGuest({ today }: { readonly today: string }) {
  const Questions = useLate(loadQuestions);
  return Questions && <Questions today={today} />;
}

/** What Home does not wait for: an earlier day, what circles read together, its foot, and the share dialog, which then opens at once. */
export function LaterParts({ today, journey, sharing, onSharingChange }: LaterPartsProps) {
  const CirclePlans = useLate(loadCirclePlans);
  return (
    <>
      <EarlierDay today={today} />
      {CirclePlans && <CirclePlans today={today} />}
      <PrivacyFooter />
      {journey && <ShareDialog journey={journey} open={sharing} onOpenChange={onSharingChange} />}
    </>
  );
}

/** Beside Home on wide screens, once the rest stands: what lies behind and what lies ahead. */
export function LaterSide({ journey }: { readonly journey: Journey }) {
  return <JourneySoFar journey={journey} />;
}

/** One line that leads to an earlier day; once it is opened or put away, none comes until tomorrow. */
function EarlierDay({ today }: { readonly today: string }) {
  const { found, putAway } = useEarlierDay(today);
  if (!found) return null;
  const { day, distance, words } = found;
  return (
    <section
      aria-label="An earlier day"
      className="late-part mt-8 grid grid-cols-fill-end items-start gap-x-3 border-y border-rule py-4"
    >
      <div>
        <p className="running">{sayDistance(distance)}</p>
        <p className="mt-1 line-clamp-3 font-serif text-prose leading-normal text-pretty wrap-anywhere">
          {sayEarlierWords(words)}
        </p>
        <Link
          to={`/day/${day}`}
          state={BACK_HERE}
          onClick={putAway}
          className="text-link inline-flex min-h-11 items-center"
        >
          Read that day
        </Link>
      </div>
      <IconButton label="Close until tomorrow" className="-mt-2 -mr-3" onClick={putAway}>
        <X size={20} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </section>
  );
}

const BACK_HERE = { from: '/home' };

const LINKS = [
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/privacy-settings', label: 'Privacy Settings' },
  { to: '/data-export', label: 'Export Data' },
];

/** What a person may know and decide about their data. */
function PrivacyFooter() {
  return (
    <footer className="late-part -mx-(--gutter) mt-12 bg-sunk px-(--gutter) py-6 md:mx-0 md:rounded-leaf md:px-6 md:py-5">
      <h3 className="mb-1.5">Your Privacy &amp; Data Rights</h3>
      <p className="note">
        GDPR &amp; CCPA Compliant. AI tools may make errors. Verify results with biblical judgment.
      </p>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ui-sm">
        {LINKS.map(({ to, label }) => (
          <Link key={to} to={to} className="text-link inline-flex min-h-11 items-center">
            {label}
          </Link>
        ))}
      </p>
    </footer>
  );
}
