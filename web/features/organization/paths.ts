import { ORGANIZATIONS } from '../../account/react/use-organizations';

/** The calls of one organization begin alike, and its answers are kept under them. */
export function organizationPath(organizationId: string): string {
  return `${ORGANIZATIONS}/${organizationId}`;
}

export function membersPath(organizationId: string): string {
  return `${organizationPath(organizationId)}/members`;
}

export function invitePath(organizationId: string): string {
  return `${organizationPath(organizationId)}/invite`;
}
