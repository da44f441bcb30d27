import { Link } from 'react-router-dom';
import { editionInWords } from '../../../shared/content/edition-in-words';
import { LEGAL_EDITIONS } from '../../../shared/content/legal-editions';
import { useOperator } from '../../answers/react/use-operator';
import { useCompanionHere } from '../../answers/react/use-public-answer';
import { readSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { LegalPage } from './legal-page';
import { privacySections } from './privacy-sections';

/** Privacy Policy (spec sections 2 and 9). */
export function PrivacyPolicyScreen() {
  const here = useHere();
  const operator = useOperator();
  const companion = useCompanionHere();
  return (
    <LegalPage
      title="Privacy Policy"
      edition={editionInWords(LEGAL_EDITIONS.policy)}
      lead="You write here what you might tell nobody else. This page says what is kept, where, for how long, and what you can do about it."
      sections={privacySections({ operator, companion })}
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
