import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { keepShownNote, readShownNotes } from '../../../journey/shown-notes';
import { usePerson } from '../../../person/react/person-context';
import { IconButton } from '../../../ui/icon-button';

/** Offers somebody who wrote as a guest what a new account is asked before its first day (P77); put away, it stays away. */
export function Questions({ today }: { readonly today: string }) {
  const { personId } = usePerson().store;
  const [isAway, setAway] = useState(
    () => readShownNotes(personId).onboardingPutAwayOn !== undefined,
  );
  if (isAway) return null;
  const putAway = () => {
    keepShownNote(personId, 'onboardingPutAwayOn', today);
    setAway(true);
    // The button that was pressed is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section
      aria-label="About your account"
      className="late-part mt-8 grid grid-cols-fill-end items-start gap-x-3 border-y border-rule py-4"
    >
      <div>
        <p className="running">About your account</p>
        <p className="mt-1 font-serif text-prose leading-normal text-pretty">
          Walking with a group, or hoping for something in particular? You can tell us now or later.
        </p>
        <Link
          to="/onboarding?step=account-type"
          className="text-link inline-flex min-h-11 items-center"
        >
          Answer two questions
        </Link>
      </div>
      <IconButton label="Close" className="-mt-2 -mr-3" onClick={putAway}>
        <X size={20} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </section>
  );
}
