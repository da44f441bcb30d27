import { useConsentDue } from '../../live/use-consent-due';
import { revokeConsent } from '../../platform/consent';
import { Button } from '../../ui/button';

/** Takes back what was allowed in this browser; the person is asked anew on the next page. */
export function TakeBackConsent() {
  const isDue = useConsentDue();
  return (
    <p role="status" className="legal-consent">
      {isDue ? (
        'In this browser nothing is allowed beyond the essential. Other pages ask for your choice.'
      ) : (
        <>
          You have made your choice in this browser.{' '}
          <Button variant="text" size="sm" onClick={revokeConsent}>
            Take back my choice
          </Button>
        </>
      )}
    </p>
  );
}
