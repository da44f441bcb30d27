import type { OrganizationView } from '../../../shared/api/organizations';
import type { Decision } from '../../ui/decide-dialog';

/** One organization, and what its parts call back. */
export interface OrganizationProps {
  readonly organization: OrganizationView;
  /** False while what is shown is an older answer. */
  readonly isReachable: boolean;
  readonly onDecide: (decision: Decision) => void;
  readonly onChanged: () => Promise<void>;
}
