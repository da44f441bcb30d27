/** Rows of organizations, of who is in them, and of their invites. */
import { type SQL, sql } from 'drizzle-orm';
import { accounts } from '../schema/accounts';
import {
  type InviteRow,
  invites,
  type MembershipRow,
  memberships,
  type OrganizationRow,
  organizations,
} from '../schema/organizations';
import type { Reading, Writing } from './database';
import { columnsOf, flag, insertInto, update } from './statements';

/** What a person is in an organization, with its name, its look and how many are in it. */
export interface NamedMembershipRow
  extends MembershipRow,
    Pick<OrganizationRow, 'accent' | 'mark' | 'markType'> {
  readonly organizationName: string;
  readonly memberCount: number;
}

/** Somebody in the list of an organization's people. */
export interface ListedMemberRow extends Pick<MembershipRow, 'role' | 'joinedAt'> {
  readonly id: string;
  readonly name: string;
}

/** Where a member stands in that list. */
export interface MemberPlace {
  readonly rank: number;
  readonly nameKey: string;
}

export interface NamedInviteRow extends InviteRow {
  readonly organizationName: string;
}

type NewInvite = Omit<InviteRow, 'uses'>;

/** Before every member. */
const TOP: MemberPlace = { rank: -1, nameKey: '' };

/** The administrator comes first. */
const RANK = flag(sql`${memberships.role} <> 'admin'`);

const MEMBERS = sql`${memberships} JOIN ${accounts} ON ${accounts.id} = ${memberships.accountId}`;

/** Where a person belongs, by the organization's name. */
export function listMemberships(tx: Reading, accountId: string): Promise<NamedMembershipRow[]> {
  return tx.all(selectNamed(sql`${memberships.accountId} = ${accountId}`));
}

export function findMembership(
  tx: Reading,
  accountId: string,
  organizationId: string,
): Promise<NamedMembershipRow | undefined> {
  return tx.get(selectNamed(isThis(accountId, organizationId)));
}

export async function addMembership(tx: Writing, row: MembershipRow): Promise<void> {
  await tx.run(insertInto(memberships, row));
}

export async function updateMembership(
  tx: Writing,
  accountId: string,
  organizationId: string,
  values: Partial<Pick<MembershipRow, 'role' | 'sharesReflections'>>,
): Promise<void> {
  await tx.run(update(memberships, values, sql`WHERE ${isThis(accountId, organizationId)}`));
}

export async function deleteMembership(
  tx: Writing,
  accountId: string,
  organizationId: string,
): Promise<void> {
  await tx.run(sql`DELETE FROM ${memberships} WHERE ${isThis(accountId, organizationId)}`);
}

/** The administrator, else the member who has been in it longest; undefined where nobody is in it. */
export function findFirstMember(
  tx: Reading,
  organizationId: string,
): Promise<Pick<MembershipRow, 'accountId' | 'role'> | undefined> {
  const { accountId, joinedAt } = memberships;
  return tx.get(sql`
    SELECT ${columnsOf(memberships, ['accountId', 'role'])} FROM ${memberships}
    WHERE ${memberships.organizationId} = ${organizationId}
    ORDER BY ${RANK}, ${joinedAt}, ${accountId} LIMIT 1`);
}

export function findMemberPlace(
  tx: Reading,
  organizationId: string,
  memberId: string,
): Promise<MemberPlace | undefined> {
  return tx.get(sql`
    SELECT ${RANK} AS "rank", ${accounts.usernameKey} AS "nameKey" FROM ${MEMBERS}
    WHERE ${memberships.organizationId} = ${organizationId} AND ${accounts.id} = ${memberId}`);
}

/** The administrator, then the others by name. */
export function listMembersAfter(
  tx: Reading,
  organizationId: string,
  { rank, nameKey }: MemberPlace = TOP,
  limit: number,
): Promise<ListedMemberRow[]> {
  return tx.all(sql`
    SELECT ${accounts.id} AS "id", ${accounts.username} AS "name",
      ${columnsOf(memberships, ['role', 'joinedAt'])}
    FROM ${MEMBERS}
    WHERE ${memberships.organizationId} = ${organizationId}
      AND (${RANK}, ${accounts.usernameKey}) > (${rank}, ${nameKey})
    ORDER BY ${RANK}, ${accounts.usernameKey} LIMIT ${limit}`);
}

export async function addOrganization(
  tx: Writing,
  row: typeof organizations.$inferInsert,
): Promise<void> {
  await tx.run(insertInto(organizations, row));
}

/** Gives an organization another name, accent or mark. */
export async function updateOrganization(
  tx: Writing,
  organizationId: string,
  values: Partial<Omit<OrganizationRow, 'id' | 'createdAt'>>,
): Promise<void> {
  await tx.run(update(organizations, values, sql`WHERE ${organizations.id} = ${organizationId}`));
}

export async function deleteOrganization(tx: Writing, organizationId: string): Promise<void> {
  await tx.run(sql`DELETE FROM ${organizations} WHERE ${organizations.id} = ${organizationId}`);
}

export function findInvite(tx: Reading, codeHash: string): Promise<NamedInviteRow | undefined> {
  return tx.get(sql`
    SELECT ${columnsOf(invites)}, ${organizations.name} AS "organizationName"
    FROM ${invites} JOIN ${organizations} ON ${organizations.id} = ${invites.organizationId}
    WHERE ${invites.codeHash} = ${codeHash}`);
}

/** The invite that could be redeemed at `now`. */
export function findOpenInvite(
  tx: Reading,
  organizationId: string,
  now: number,
): Promise<InviteRow | undefined> {
  const { expiresAt, maxUses, uses } = invites;
  return tx.get(sql`
    SELECT ${columnsOf(invites)} FROM ${invites}
    WHERE ${invites.organizationId} = ${organizationId} AND ${expiresAt} > ${now} AND ${uses} < ${maxUses}
    ORDER BY ${expiresAt} DESC LIMIT 1`);
}

export async function addInvite(tx: Writing, row: NewInvite): Promise<void> {
  await tx.run(insertInto(invites, row));
}

export async function spendInvite(tx: Writing, codeHash: string): Promise<void> {
  await tx.run(
    sql`UPDATE ${invites} SET uses = ${invites.uses} + 1 WHERE ${invites.codeHash} = ${codeHash}`,
  );
}

export async function deleteInvites(tx: Writing, organizationId: string): Promise<void> {
  await tx.run(sql`DELETE FROM ${invites} WHERE ${invites.organizationId} = ${organizationId}`);
}

function isThis(accountId: string, organizationId: string): SQL {
  return sql`${memberships.accountId} = ${accountId} AND ${memberships.organizationId} = ${organizationId}`;
}

function selectNamed(condition: SQL): SQL {
  const { id, name } = organizations;
  return sql`
    SELECT ${columnsOf(memberships)}, ${name} AS "organizationName",
      ${columnsOf(organizations, ['accent', 'mark', 'markType'])},
      (SELECT COUNT(*) FROM ${memberships} WHERE ${memberships.organizationId} = ${id}) AS "memberCount"
    FROM ${memberships} JOIN ${organizations} ON ${id} = ${memberships.organizationId}
    WHERE ${condition} ORDER BY ${name}, ${id}`;
}
