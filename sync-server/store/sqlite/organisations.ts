import type { Database } from 'better-sqlite3';
import type {
  MemberOfOrganisation,
  Organisation,
  OrganisationInvite,
  OrganisationStore,
} from '../organisation-store';
import { Refusal } from '../refusal';
import type { GroupCommit } from './group-commit';

/** Joining belongs to the onboarding, see `createOnboardingMethods`. */
type OrganisationMethods = Omit<OrganisationStore, 'joinOrganisation'>;

type OrganisationRow = Omit<Organisation, 'sharesReflections'> & {
  readonly sharesReflections: number;
};

/** Where a member stands in the list. */
interface Place {
  readonly isMember: number;
  readonly nameKey: string;
}

/** Before every member. */
const TOP: Place = { isMember: -1, nameKey: '' };

type MemberRow = Omit<MemberOfOrganisation, 'isMe'> & { readonly isMe: number };

/** The part of the store that lets an administrator look after their organisation. */
export function createOrganisationMethods(db: Database, group: GroupCommit): OrganisationMethods {
  const statements = prepareOrganisationStatements(db);

  function enter(accountId: string, organisationId: string): Organisation {
    const row = statements.own.all({ accountId, organisationId }).at(0);
    if (!row) throw new Refusal('NOT_FOUND');
    return toOrganisation(row);
  }

  function administer(accountId: string, organisationId: string): void {
    if (enter(accountId, organisationId).role !== 'admin') throw new Refusal('NOT_ALLOWED');
  }

  /** Throws NOT_FOUND for nobody in it, and NOT_ALLOWED where it is the one who asks. */
  function requireOther(accountId: string, organisationId: string, memberId: string): void {
    enter(memberId, organisationId);
    if (memberId === accountId) throw new Refusal('NOT_ALLOWED');
  }

  function remove(accountId: string, organisationId: string, memberId: string): void {
    administer(accountId, organisationId);
    requireOther(accountId, organisationId, memberId);
    statements.leave.run(organisationId, memberId);
    statements.endInvites.run(organisationId);
  }

  function leave(accountId: string, organisationId: string): void {
    const { role, memberCount } = enter(accountId, organisationId);
    if (role === 'admin' && memberCount > 1) throw new Refusal('ADMIN_STAYS');
    statements.leave.run(organisationId, accountId);
  }

  function passOn(accountId: string, organisationId: string, memberId: string): Organisation {
    administer(accountId, organisationId);
    requireOther(accountId, organisationId, memberId);
    statements.setRole.run('member', organisationId, accountId);
    statements.setRole.run('admin', organisationId, memberId);
    return enter(accountId, organisationId);
  }

  return {
    listOrganisations: async (accountId) =>
      statements.own.all({ accountId, organisationId: null }).map(toOrganisation),
    async listOrganisationMembers(accountId, organisationId, { after, limit }) {
      administer(accountId, organisationId);
      const last = after === undefined ? TOP : statements.place.get(organisationId, after);
      if (!last) throw new Refusal('NOT_FOUND');
      const rows = statements.members.all({ accountId, organisationId, limit, ...last });
      return rows.map((row) => ({ ...row, isMe: row.isMe === 1 }));
    },
    removeOrganisationMember: (...given) => group.run(() => remove(...given)),
    leaveOrganisation: (...given) => group.run(() => leave(...given)),
    passAdministration: (...given) => group.run(() => passOn(...given)),
    shareReflections: (accountId, organisationId, sharesReflections) =>
      group.run(() => {
        statements.share.run(Number(sharesReflections), organisationId, accountId);
        return enter(accountId, organisationId);
      }),
    setOrganisationInvite: (accountId, invite) =>
      group.run(() => {
        administer(accountId, invite.organisationId);
        statements.endInvites.run(invite.organisationId);
        statements.invite.run(invite);
      }),
    async readOrganisationInvite(accountId, organisationId, now) {
      administer(accountId, organisationId);
      return statements.standing.get(organisationId, now);
    },
    endOrganisationInvite: (accountId, organisationId) =>
      group.run(() => {
        administer(accountId, organisationId);
        statements.endInvites.run(organisationId);
      }),
  };
}

function prepareOrganisationStatements(db: Database) {
  type Asked = { readonly accountId: string; readonly organisationId: string | null };
  return {
    own: db.prepare<[Asked], OrganisationRow>(`
      SELECT o.id AS organisationId, o.name AS organisationName, mine.role,
        mine.shares_reflections AS sharesReflections, mine.joined_at AS joinedAt,
        (SELECT COUNT(*) FROM memberships WHERE organisation_id = o.id) AS memberCount
      FROM memberships AS mine JOIN organisations AS o ON o.id = mine.organisation_id
      WHERE mine.account_id = @accountId AND (@organisationId IS NULL OR o.id = @organisationId)
      ORDER BY o.name, o.id`),
    members: db.prepare<[Asked & Place & { readonly limit: number }], MemberRow>(`
      SELECT a.id, a.username AS name, m.role, m.joined_at AS joinedAt, a.id = @accountId AS isMe
      FROM memberships AS m JOIN accounts AS a ON a.id = m.account_id
      WHERE m.organisation_id = @organisationId
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
      VALUES (@codeHash, @organisationId, @expiresAt, @maxUses)`),
    standing: db.prepare<[string, number], OrganisationInvite>(`
      SELECT expires_at AS expiresAt, max_uses - uses AS usesLeft FROM invites
      WHERE organisation_id = ? AND expires_at > ? AND uses < max_uses
      ORDER BY expires_at DESC LIMIT 1`),
  };
}

function toOrganisation(row: OrganisationRow): Organisation {
  return { ...row, sharesReflections: row.sharesReflections === 1 };
}
