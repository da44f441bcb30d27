import { analyticsAnswer, circleFiguresAnswer } from '../../../shared/api/analytics';
import type { OrganizationView } from '../../../shared/api/organizations';
import { ANALYTICS, useOrganizations } from '../../account/react/use-organizations';
import { useAnswer } from '../../answers/react/use-answer';
import { useKeptAnswer } from '../../answers/react/use-kept-answer';

interface Administered {
  /** False from the moment in which the server says so. */
  readonly isAdmin: boolean;
  /** Undefined while they are not known. */
  readonly organizations: readonly OrganizationView[] | undefined;
  /** The last question got no answer. */
  readonly hasFailed: boolean;
  readonly refresh: () => Promise<void>;
}

/** The organizations that the person administers. */
export function useAdministered(): Administered {
  const isAdmin = useKeptAnswer('userType') === 'corporate_admin';
  const { value, hasFailed, refresh } = useOrganizations();
  const administered = value?.filter(({ role }) => role === 'admin');
  // A list that was kept before the person became an administrator says nothing.
  const organizations = administered?.length === 0 ? undefined : administered;
  return { isAdmin, organizations, hasFailed, refresh };
}

/** What its administrator is told of an organization. */
export function useAnalytics(organizationId: string) {
  return useAnswer(`${ANALYTICS}/${organizationId}`, analyticsAnswer);
}

/** What its leader is told of a prayer circle. */
export function useCircleFigures(circleId: string) {
  return useAnswer(
    `/api/prayer-groups/${encodeURIComponent(circleId)}/figures`,
    circleFiguresAnswer,
  );
}
