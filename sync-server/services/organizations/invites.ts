import { isoMoment } from '../../../shared/api/export';
import {
  type NewOrganizationInvite,
  ORGANIZATION_INVITE,
  type OrganizationInvite,
  type OrganizationView,
} from '../../../shared/api/organizations';
import type { InviteRow } from '../../store/schema/organizations';
import type { Writing } from '../../store/sql/database';
import {
  addInvite,
  addMembership,
  deleteInvites,
  findInvite,
  findMembership,
  findOpenInvite,
  spendInvite,
} from '../../store/sql/organization-rows';
import { hashInviteCode, newInviteCode } from '../onboarding/invite-code';
import { refused } from '../refused';
import { requireAdmin, requireMember } from './membership';
import { type OrganizationDeps, sayOrganization } from './organizations';

type InviteDeps = Pick<OrganizationDeps, 'store' | 'now'>;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Makes a new code; the previous code is no longer valid. For the administrator, who gets the code this one time. */
export async function makeOrganizationInvite(
  { store, now }: InviteDeps,
  accountId: string,
  organizationId: string,
  maxUses: number,
): Promise<NewOrganizationInvite> {
  const code = newInviteCode();
  const expiresAt = now() + ORGANIZATION_INVITE.days * DAY_MS;
  await store.write(async (tx) => {
    await requireAdmin(tx, accountId, organizationId);
    await deleteInvites(tx, organizationId);
    await addInvite(tx, { codeHash: hashInviteCode(code), organizationId, expiresAt, maxUses });
  });
  return { code, expiresAt: isoMoment(expiresAt), usesLeft: maxUses };
}

/** The valid invite, without its code; null where there is none. For the administrator. */
export async function readOrganizationInvite(
  { store, now }: InviteDeps,
  accountId: string,
  organizationId: string,
): Promise<OrganizationInvite | null> {
  const invite = await store.read(async (tx) => {
    await requireAdmin(tx, accountId, organizationId);
    return findOpenInvite(tx, organizationId, now());
  });
  if (!invite) return null;
  return { expiresAt: isoMoment(invite.expiresAt), usesLeft: invite.maxUses - invite.uses };
}

/** Ends the invite: its code is no longer valid. For the administrator. */
export async function endOrganizationInvite(
  { store }: Pick<InviteDeps, 'store'>,
  accountId: string,
  organizationId: string,
): Promise<void> {
  await store.write(async (tx) => {
    await requireAdmin(tx, accountId, organizationId);
    await deleteInvites(tx, organizationId);
  });
}

/** Adds a person by a code. Throws a Problem for a code that is not valid. */
export async function joinOrganization(
  { store, now }: InviteDeps,
  accountId: string,
  asked: { readonly inviteCode: string; readonly sharesReflections: boolean },
): Promise<OrganizationView> {
  const at = now();
  const joined = await store.write(async (tx) => {
    const invite = await findInvite(tx, hashInviteCode(asked.inviteCode));
    if (!invite) throw refused('INVITE_UNKNOWN');
    await redeemInvite(tx, invite, accountId, { ...asked, at });
    return requireMember(tx, accountId, invite.organizationId);
  });
  return sayOrganization(joined);
}

/**
 * Lets a person in by an invite and spends one of its uses (A5). A person who is in already spends none and shares as before.
 * Throws a Problem for an invite that lets in no more.
 */
export async function redeemInvite(
  tx: Writing,
  invite: InviteRow,
  accountId: string,
  { sharesReflections, at }: { readonly sharesReflections: boolean; readonly at: number },
): Promise<void> {
  const { codeHash, organizationId } = invite;
  if (await findMembership(tx, accountId, organizationId)) return;
  requireOpen(invite, at);
  await spendInvite(tx, codeHash);
  const how = { role: 'member', sharesReflections: Number(sharesReflections) } as const;
  await addMembership(tx, { accountId, organizationId, ...how, joinedAt: at });
}

/** Throws a Problem for an invite that has expired at `now` or is used up. */
export function requireOpen({ expiresAt, uses, maxUses }: InviteRow, now: number): void {
  if (expiresAt <= now) throw refused('INVITE_EXPIRED');
  if (uses >= maxUses) throw refused('INVITE_USED');
}
