import { Link } from 'react-router-dom';
import { editionInWords } from '../../../shared/content/edition-in-words';
import { LEGAL_EDITIONS } from '../../../shared/content/legal-editions';
import { useOperator } from '../../answers/react/use-operator';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { LegalPage } from './legal-page';
import { termsSections } from './terms-sections';

/** Terms of Service, with the ways to the privacy policy and home (spec section 2). */
export function TermsOfServiceScreen() {
  const here = useHere();
  return (
    <LegalPage
      title="Terms of Service"
      edition={editionInWords(LEGAL_EDITIONS.terms)}
      lead="What you can expect of Choose Wholeness, and what it expects of you."
      sections={termsSections(useOperator())}
    >
      <Button asChild>
        <Link to="/privacy-policy" state={here}>
          Privacy Policy
        </Link>
      </Button>
      <Button variant="secondary" asChild>
        <Link to="/">Home</Link>
      </Button>
    </LegalPage>
  );
}
