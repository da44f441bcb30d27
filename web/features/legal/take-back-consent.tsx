import { revokeConsent } from '../../account/consent';
import { useConsentDue } from '../../account/react/use-consent-due';
import { Button } from '../../ui/button';

/** Takes back what was allowed in this browser; the person is asked again on the next page. */
export function TakeBackConsent() {
  const isDue = useConsentDue();
  return (
    <p role="status" className="legal-consent">
      {isDue ? (
        'Only essential storage is allowed in this browser. You can choose on any other page.'
      ) : (
        <>
          You’ve made your choice in this browser.{' '}
          <Button variant="text" size="sm" onClick={revokeConsent}>
            Withdraw my choice
          </Button>
        </>
      )}
    </p>
  );
}
