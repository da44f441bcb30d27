import { type SQL, sql } from 'drizzle-orm';
import type {
  MemberOfOrganization,
  OpenInvite,
  Organization,
  OrganizationStore,
} from '../organization-store';
import { Refusal } from '../refusal';
import { accounts } from '../schema/accounts';
import { invites, type MembershipRow, memberships, organizations } from '../schema/organizations';
import type { Database, Reading, Writing } from './database';
import {
  endInvites,
  endMembership,
  makeAdmin,
  requireAdmin,
  requireMember,
  updateMembership,
} from './memberships';
import { columnsOf, flag, insertInto } from './statements';

/** Joining belongs to the onboarding, see `createOnboardingMethods`. */
type OrganizationMethods = Omit<OrganizationStore, 'joinOrganization'>;

/** The part of the store that lets an administrator look after their organization. */
export function createOrganizationMethods(database: Database): OrganizationMethods {
  return {
    listOrganizations: (accountId) =>
      database.read((tx) => listOrganizations(tx, sql`${memberships.accountId} = ${accountId}`)),
    listOrganizationMembers: (...given) => database.read((tx) => listMembers(tx, ...given)),
    removeOrganizationMember: (...given) => database.write((tx) => remove(tx, ...given)),
    leaveOrganization: (...given) => database.write((tx) => leave(tx, ...given)),
    passAdministration: (...given) => database.write((tx) => passOn(tx, ...given)),
    shareReflections: (...given) => database.write((tx) => share(tx, ...given)),
    setOrganizationInvite: (accountId, invite) =>
      database.write(async (tx) => {
        await requireAdmin(tx, accountId, invite.organizationId);
        await endInvites(tx, invite.organizationId);
        await tx.run(insertInto(invites, invite));
      }),
    readOrganizationInvite: (accountId, organizationId, now) =>
      database.read(async (tx) => {
        await requireAdmin(tx, accountId, organizationId);
        return tx.get<OpenInvite>(selectOpenInvite(organizationId, now));
      }),
    endOrganizationInvite: (accountId, organizationId) =>
      database.write(async (tx) => {
        await requireAdmin(tx, accountId, organizationId);
        await endInvites(tx, organizationId);
      }),
  };
}

async function remove(
  tx: Writing,
  accountId: string,
  organizationId: string,
  memberId: string,
): Promise<void> {
  await requireAdmin(tx, accountId, organizationId);
  await endMembership(tx, await requireOther(tx, accountId, organizationId, memberId));
  await endInvites(tx, organizationId);
}

async function leave(tx: Writing, accountId: string, organizationId: string): Promise<void> {
  const membership = await requireMember(tx, accountId, organizationId);
  await refuseAdminOfOthers(tx, membership);
  await endMembership(tx, membership);
}

async function passOn(
  tx: Writing,
  accountId: string,
  organizationId: string,
  memberId: string,
): Promise<Organization> {
  await requireAdmin(tx, accountId, organizationId);
  await requireOther(tx, accountId, organizationId, memberId);
  await tx.run(updateMembership(accountId, organizationId, { role: 'member' }));
  await makeAdmin(tx, memberId, organizationId);
  return readOrganization(tx, accountId, organizationId);
}

async function share(
  tx: Writing,
  accountId: string,
  organizationId: string,
  shares: boolean,
): Promise<Organization> {
  const sharesReflections = Number(shares);
  await tx.run(updateMembership(accountId, organizationId, { sharesReflections }));
  return readOrganization(tx, accountId, organizationId);
}

async function listMembers(
  tx: Reading,
  ...[accountId, organizationId, page]: Parameters<OrganizationMethods['listOrganizationMembers']>
): Promise<MemberOfOrganization[]> {
  await requireAdmin(tx, accountId, organizationId);
  const { after, limit } = page;
  const last = after === undefined ? TOP : await tx.get<Place>(selectPlace(organizationId, after));
  if (!last) throw new Refusal('NOT_FOUND');
  const rows = await tx.all<Omit<MemberOfOrganization, 'isMe'>>(
    selectMembersAfter(organizationId, last, limit),
  );
  return rows.map((row) => ({ ...row, isMe: row.id === accountId }));
}

/** Rejects with `NOT_FOUND` for a person outside of it, and with `NOT_ALLOWED` where it is the one who asks. */
async function requireOther(
  tx: Reading,
  accountId: string,
  organizationId: string,
  memberId: string,
): Promise<MembershipRow> {
  const membership = await requireMember(tx, memberId, organizationId);
  if (memberId === accountId) throw new Refusal('NOT_ALLOWED');
  return membership;
}

async function refuseAdminOfOthers(
  tx: Reading,
  { accountId, organizationId, role }: MembershipRow,
): Promise<void> {
  const { memberCount } = await readOrganization(tx, accountId, organizationId);
  if (role === 'admin' && memberCount > 1) throw new Refusal('ADMIN_STAYS');
}

/** Rejects with `NOT_FOUND` for a person outside of it. */
async function readOrganization(
  tx: Reading,
  accountId: string,
  organizationId: string,
): Promise<Organization> {
  const isThis = sql`${memberships.accountId} = ${accountId} AND ${organizations.id} = ${organizationId}`;
  const organization = (await listOrganizations(tx, isThis)).at(0);
  if (!organization) throw new Refusal('NOT_FOUND');
  return organization;
}

async function listOrganizations(tx: Reading, condition: SQL): Promise<Organization[]> {
  const rows = await tx.all<
    Omit<Organization, 'sharesReflections'> & Pick<MembershipRow, 'sharesReflections'>
  >(sql`
    SELECT ${organizations.id} AS "organizationId", ${organizations.name} AS "organizationName",
      ${columnsOf(memberships, ['role', 'sharesReflections', 'joinedAt'])},
      (SELECT COUNT(*) FROM ${memberships} WHERE ${memberships.organizationId} = ${organizations.id})
        AS "memberCount"
    FROM ${memberships} JOIN ${organizations} ON ${organizations.id} = ${memberships.organizationId}
    WHERE ${condition} ORDER BY ${organizations.name}, ${organizations.id}`);
  return rows.map((row) => ({ ...row, sharesReflections: row.sharesReflections === 1 }));
}

/** Where a member stands in the list. */
interface Place {
  readonly rank: number;
  readonly nameKey: string;
}

/** Before every member. */
const TOP: Place = { rank: -1, nameKey: '' };

/** The administrator comes first. */
const RANK = flag(sql`${memberships.role} <> 'admin'`);

const MEMBERS = sql`${memberships} JOIN ${accounts} ON ${accounts.id} = ${memberships.accountId}`;

function selectPlace(organizationId: string, memberId: string): SQL {
  return sql`
    SELECT ${RANK} AS "rank", ${accounts.usernameKey} AS "nameKey" FROM ${MEMBERS}
    WHERE ${memberships.organizationId} = ${organizationId} AND ${accounts.id} = ${memberId}`;
}

function selectMembersAfter(organizationId: string, { rank, nameKey }: Place, limit: number): SQL {
  return sql`
    SELECT ${accounts.id} AS "id", ${accounts.username} AS "name",
      ${columnsOf(memberships, ['role', 'joinedAt'])}
    FROM ${MEMBERS}
    WHERE ${memberships.organizationId} = ${organizationId}
      AND (${RANK}, ${accounts.usernameKey}) > (${rank}, ${nameKey})
    ORDER BY ${RANK}, ${accounts.usernameKey} LIMIT ${limit}`;
}

/** The invite that could be redeemed at `now`. */
function selectOpenInvite(organizationId: string, now: number): SQL {
  const { expiresAt, maxUses, uses } = invites;
  return sql`
    SELECT ${expiresAt} AS "expiresAt", ${maxUses} - ${uses} AS "usesLeft" FROM ${invites}
    WHERE ${invites.organizationId} = ${organizationId} AND ${expiresAt} > ${now} AND ${uses} < ${maxUses}
    ORDER BY ${expiresAt} DESC LIMIT 1`;
}
