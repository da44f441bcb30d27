import { readSales } from '../../live/public-answers';
import { usePublicAnswer } from '../../live/use-public-answer';
import type { SalesAddress } from './sales-link';

/** Where inquiries go. */
export function useSalesAddress(): SalesAddress {
  const asked = usePublicAnswer('/api/contact', readSales);
  if (asked.state !== 'here') return asked;
  return asked.value === null ? { state: 'none' } : { state: 'here', address: asked.value };
}
