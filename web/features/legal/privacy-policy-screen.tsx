import { Link } from 'react-router-dom';
import { CONSENT_VERSION } from '../../../shared/domain/consent';
import { useHere } from '../../live/came-from';
import { useCompanionHere } from '../../live/use-public-answer';
import { readSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { LegalPage } from './legal-page';
import { privacySections } from './privacy-sections';

/** Privacy Policy, version 3.0 (spec sections 2 and 9). */
export function PrivacyPolicyScreen() {
  const here = useHere();
  return (
    <LegalPage
      title="Privacy Policy"
      edition={`Version ${CONSENT_VERSION}, last updated October 21, 2025`}
      lead="You write here what you may tell nobody else. This page says what is kept, where, for how long, and what you can do about it."
      sections={privacySections(useCompanionHere())}
    >
      <Button variant="secondary" asChild>
        <Link to="/terms-of-service" state={here}>
          Terms of Service
        </Link>
      </Button>
      {readSession() !== null && (
        <Button variant="secondary" asChild>
          <Link to="/profile">Profile</Link>
        </Button>
      )}
    </LegalPage>
  );
}
