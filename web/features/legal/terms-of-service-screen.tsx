import { Link } from 'react-router-dom';
import { useHere } from '../../live/came-from';
import { Button } from '../../ui/button';
import { LegalPage } from './legal-page';
import { TERMS_SECTIONS } from './terms-sections';

/** Terms of Service, with the ways to the privacy policy and home (spec section 2). */
export function TermsOfServiceScreen() {
  const here = useHere();
  return (
    <LegalPage
      title="Terms of Service"
      edition="Last updated October 21, 2025"
      lead="What you can expect of Choose Wholeness, and what it expects of you."
      sections={TERMS_SECTIONS}
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
