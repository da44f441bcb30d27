import type { GroupMembership, UserTypeAnswer } from '../../../shared/api/onboarding';
import type { Answers } from '../../local/contract';

const ANALYTICS = '/api/analytics/';

/** Where the figures of an organization are asked for, and under which they are kept. */
export function figuresPath(organizationId: string): string {
  return ANALYTICS + organizationId;
}

/** The organizations of which somebody is the administrator. */
export function administeredBy({ groupMemberships }: UserTypeAnswer): GroupMembership[] {
  return groupMemberships.filter((one): one is GroupMembership => one.role === 'admin');
}

/** Drops from this device the figures of every organization that the person no longer administers (A4). */
export function keepOnlyFiguresOf(
  answers: Pick<Answers, 'forget'>,
  organizations: readonly Pick<GroupMembership, 'organizationId'>[],
): Promise<void> {
  const own = new Set(organizations.map(({ organizationId }) => figuresPath(organizationId)));
  return answers.forget((path) => path.startsWith(ANALYTICS) && !own.has(path));
}
