import { useState } from 'react';
import { Link } from 'react-router-dom';
import { POLICY_VERSION } from '../../../shared/content/legal-editions';
import { allowing, CONSENT_MONTHS, type ConsentCategory } from '../../../shared/domain/consent';
import { decideConsent } from '../../account/consent';
import { readSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { joinClasses } from '../../ui/join-classes';
import { Switch } from '../../ui/switch';

const TITLE = 'consent-title';
const ALL = allowing({ analytics: true, marketing: true });
const NOTHING = allowing({ analytics: false, marketing: false });

/**
 * Three answers that weigh the same. It stands beside the page and not over it: nothing is locked, the focus stays where it
 * is, and in the order of the page it comes first.
 */
export function ConsentForm() {
  const [wanted, setWanted] = useState(NOTHING);
  const here = useHere();
  const choose = (category: ConsentCategory) => (allowed: boolean) =>
    setWanted((current) => ({ ...current, [category]: allowed }));
  const isSignedIn = readSession() !== null;
  return (
    <section
      className={joinClasses('consent', isSignedIn ? 'consent-in-app' : 'consent-wide')}
      aria-labelledby={TITLE}
    >
      <div className="consent-words">
        <h2 id={TITLE}>What we save in this browser</h2>
        <p>
          {`Essential storage keeps you signed in and your entries on this device. The rest is your choice for ${CONSENT_MONTHS} months. Today we use none of it.`}
        </p>
      </div>
      <div className="consent-choices">
        <div className="consent-essential switch-row cursor-auto">
          <span>
            <b className="label">Essential</b>
            <span className="note block">Sign-in, your entries, and offline use.</span>
          </span>
          <span className="consent-always note">Always on</span>
        </div>
        <Switch
          label="Analytics"
          note="Which screens are used, counted without names."
          checked={wanted.analytics}
          onChange={choose('analytics')}
        />
        <Switch
          label="Marketing"
          note="News by email. We send none today."
          checked={wanted.marketing}
          onChange={choose('marketing')}
        />
      </div>
      <div className="consent-ways">
        <Button variant="secondary" onClick={() => decideConsent(NOTHING)}>
          Reject All
        </Button>
        <Button variant="secondary" onClick={() => decideConsent(ALL)}>
          Accept All
        </Button>
        <Button
          variant="secondary"
          className="col-span-full lg:-order-1"
          onClick={() => decideConsent(wanted)}
        >
          Save My Preferences
        </Button>
      </div>
      <p className="consent-policy">
        <Link to="/privacy-policy" state={here} className="text-link">
          {`Privacy Policy ${POLICY_VERSION}`}
        </Link>
      </p>
    </section>
  );
}
