import { Button } from '../../../ui/button';
import { findPortal } from '../commands';
import { useProviderPage } from '../model/use-leaving';

/** Leads to the provider's page where cards and invoices are kept. */
export function ManageBilling({ variant }: { readonly variant: 'primary' | 'secondary' }) {
  const { isLeaving, go } = useProviderPage(findPortal, 'Failed to access billing portal');
  return (
    <Button variant={variant} full pending={isLeaving} pendingLabel="Opening..." onClick={go}>
      Manage billing
    </Button>
  );
}
