import type { Database } from 'better-sqlite3';
import type {
  MemberOfOrganization,
  OpenInvite,
  Organization,
  OrganizationStore,
} from '../organization-store';
import { Refusal } from '../refusal';
import type { GroupCommit } from './group-commit';

/** Joining belongs to the onboarding, see `createOnboardingMethods`. */
type OrganizationMethods = Omit<OrganizationStore, 'joinOrganization'>;

type OrganizationRow = Omit<Organization, 'sharesReflections'> & {
  readonly sharesReflections: number;
};

/** Where a member stands in the list. */
interface Place {
  readonly isMember: number;
  readonly nameKey: string;
}

/** Before every member. */
const TOP: Place = { isMember: -1, nameKey: '' };

type MemberRow = Omit<MemberOfOrganization, 'isMe'> & { readonly isMe: number };

/** The part of the store that lets an administrator look after their organization. */
export function createOrganizationMethods(db: Database, group: GroupCommit): OrganizationMethods {
  const statements = prepareOrganizationStatements(db);

  function enter(accountId: string, organizationId: string): Organization {
    const row = statements.own.all({ accountId, organizationId }).at(0);
    if (!row) throw new Refusal('NOT_FOUND');
    return toOrganization(row);
  }

  function administer(accountId: string, organizationId: string): void {
    if (enter(accountId, organizationId).role !== 'admin') throw new Refusal('NOT_ALLOWED');
  }

  /** Throws NOT_FOUND for nobody in it, and NOT_ALLOWED where it is the one who asks. */
  function requireOther(accountId: string, organizationId: string, memberId: string): void {
    enter(memberId, organizationId);
    if (memberId === accountId) throw new Refusal('NOT_ALLOWED');
  }

  function remove(accountId: string, organizationId: string, memberId: string): void {
    administer(accountId, organizationId);
    requireOther(accountId, organizationId, memberId);
    statements.leave.run(organizationId, memberId);
    statements.endInvites.run(organizationId);
  }

  function leave(accountId: string, organizationId: string): void {
    const { role, memberCount } = enter(accountId, organizationId);
    if (role === 'admin' && memberCount > 1) throw new Refusal('ADMIN_STAYS');
    statements.leave.run(organizationId, accountId);
  }

  function passOn(accountId: string, organizationId: string, memberId: string): Organization {
    administer(accountId, organizationId);
    requireOther(accountId, organizationId, memberId);
    statements.setRole.run('member', organizationId, accountId);
    statements.setRole.run('admin', organizationId, memberId);
    return enter(accountId, organizationId);
  }

  return {
    listOrganizations: async (accountId) =>
      statements.own.all({ accountId, organizationId: null }).map(toOrganization),
    async listOrganizationMembers(accountId, organizationId, { after, limit }) {
      administer(accountId, organizationId);
      const last = after === undefined ? TOP : statements.place.get(organizationId, after);
      if (!last) throw new Refusal('NOT_FOUND');
      const rows = statements.members.all({ accountId, organizationId, limit, ...last });
      return rows.map((row) => ({ ...row, isMe: row.isMe === 1 }));
    },
    removeOrganizationMember: (...given) => group.run(() => remove(...given)),
    leaveOrganization: (...given) => group.run(() => leave(...given)),
    passAdministration: (...given) => group.run(() => passOn(...given)),
    shareReflections: (accountId, organizationId, sharesReflections) =>
      group.run(() => {
        statements.share.run(Number(sharesReflections), organizationId, accountId);
        return enter(accountId, organizationId);
      }),
    setOrganizationInvite: (accountId, invite) =>
      group.run(() => {
        administer(accountId, invite.organizationId);
        statements.endInvites.run(invite.organizationId);
        statements.invite.run(invite);
      }),
    async readOrganizationInvite(accountId, organizationId, now) {
      administer(accountId, organizationId);
      return statements.standing.get(organizationId, now);
    },
    endOrganizationInvite: (accountId, organizationId) =>
      group.run(() => {
        administer(accountId, organizationId);
        statements.endInvites.run(organizationId);
      }),
  };
}

function prepareOrganizationStatements(db: Database) {
  type Asked = { readonly accountId: string; readonly organizationId: string | null };
  return {
    own: db.prepare<[Asked], OrganizationRow>(`
      SELECT o.id AS organizationId, o.name AS organizationName, mine.role,
        mine.shares_reflections AS sharesReflections, mine.joined_at AS joinedAt,
        (SELECT COUNT(*) FROM memberships WHERE organisation_id = o.id) AS memberCount
      FROM memberships AS mine JOIN organisations AS o ON o.id = mine.organisation_id
      WHERE mine.account_id = @accountId AND (@organizationId IS NULL OR o.id = @organizationId)
      ORDER BY o.name, o.id`),
    members: db.prepare<[Asked & Place & { readonly limit: number }], MemberRow>(`
      SELECT a.id, a.username AS name, m.role, m.joined_at AS joinedAt, a.id = @accountId AS isMe
      FROM memberships AS m JOIN accounts AS a ON a.id = m.account_id
      WHERE m.organisation_id = @organizationId
        AND (m.role <> 'admin', a.username_key) > (@isMember, @nameKey)
      ORDER BY m.role <> 'admin', a.username_key LIMIT @limit`),
    place: db.prepare<[string, string], Place>(`
      SELECT m.role <> 'admin' AS isMember, a.username_key AS nameKey
      FROM memberships AS m JOIN accounts AS a ON a.id = m.account_id
      WHERE m.organisation_id = ? AND a.id = ?`),
    leave: db.prepare('DELETE FROM memberships WHERE organisation_id = ? AND account_id = ?'),
    setRole: db.prepare(
      'UPDATE memberships SET role = ? WHERE organisation_id = ? AND account_id = ?',
    ),
    share: db.prepare(
      'UPDATE memberships SET shares_reflections = ? WHERE organisation_id = ? AND account_id = ?',
    ),
    endInvites: db.prepare('DELETE FROM invites WHERE organisation_id = ?'),
    invite: db.prepare(`
      INSERT INTO invites (code_hash, organisation_id, expires_at, max_uses)
      VALUES (@codeHash, @organizationId, @expiresAt, @maxUses)`),
    standing: db.prepare<[string, number], OpenInvite>(`
      SELECT expires_at AS expiresAt, max_uses - uses AS usesLeft FROM invites
      WHERE organisation_id = ? AND expires_at > ? AND uses < max_uses
      ORDER BY expires_at DESC LIMIT 1`),
  };
}

function toOrganization(row: OrganizationRow): Organization {
  return { ...row, sharesReflections: row.sharesReflections === 1 };
}
