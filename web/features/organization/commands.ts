import { parse } from 'zod/mini';
import {
  type LookRequest,
  type NewOrganizationInvite,
  newOrganizationInvite,
} from '../../../shared/api/organizations';
import { ORGANIZATIONS } from '../../account/react/use-organizations';
import { ask, type ServerOutcome, tell } from '../../answers/ask';
import { invitePath, membersPath, organizationPath } from './paths';

/** Joins by a code; sharing nothing unless the person says so. Repeated, it changes nothing more. */
export function joinOrganization(
  inviteCode: string,
  sharesReflections: boolean,
): Promise<ServerOutcome> {
  return tell(`${ORGANIZATIONS}/join`, 'POST', { inviteCode, sharesReflections });
}

export function leaveOrganization(organizationId: string): Promise<ServerOutcome> {
  return tell(`${organizationPath(organizationId)}/leave`, 'POST');
}

/** Whether the person shares their reflections there. */
export function shareReflections(
  organizationId: string,
  sharesReflections: boolean,
): Promise<ServerOutcome> {
  return tell(`${organizationPath(organizationId)}/sharing`, 'PUT', { sharesReflections });
}

/** Another name, accent or mark; a mark left out stays. */
export function changeLook(organizationId: string, look: LookRequest): Promise<ServerOutcome> {
  return tell(`${organizationPath(organizationId)}/look`, 'PUT', look);
}

export function makeAdministrator(
  organizationId: string,
  memberId: string,
): Promise<ServerOutcome> {
  return tell(`${organizationPath(organizationId)}/administrator`, 'POST', { memberId });
}

export function removeMember(organizationId: string, memberId: string): Promise<ServerOutcome> {
  return tell(`${membersPath(organizationId)}/${memberId}`, 'DELETE');
}

/** A new code in the place of the one before. This is the only time that the server tells it. */
export function renewInvite(organizationId: string): Promise<ServerOutcome<NewOrganizationInvite>> {
  return ask(invitePath(organizationId), { method: 'POST', body: {} }, (answer) =>
    parse(newOrganizationInvite, answer),
  );
}

export function endInvite(organizationId: string): Promise<ServerOutcome> {
  return tell(invitePath(organizationId), 'DELETE');
}
