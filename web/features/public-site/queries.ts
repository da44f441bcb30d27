import { readSales } from '../../answers/public-answers';
import { usePublicAnswer } from '../../answers/react/use-public-answer';
import type { SalesAddress } from './parts/sales-link';

/** Where inquiries go. */
export function useSalesAddress(): SalesAddress {
  const asked = usePublicAnswer('/api/contact', readSales);
  if (asked.state !== 'here') return asked;
  return asked.value === null ? { state: 'none' } : { state: 'here', address: asked.value };
}
