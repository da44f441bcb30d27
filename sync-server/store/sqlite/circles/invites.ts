import type { Database } from 'better-sqlite3';
import { CIRCLE_LIMITS } from '../../../../shared/api/prayer-circles';
import type { Asker, Circle, CircleStore } from '../../circle-store';
import { Refusal } from '../../refusal';
import type { GroupCommit } from '../group-commit';
import type { CircleAccess } from './circle-access';
import { IS_IN, openCircle, type ReadCircle } from './circles';
import { openJson, sealJson } from './sealed-json';

type InviteMethods = Pick<
  CircleStore,
  'setCircleInvite' | 'readCircleInvite' | 'findCircleInvite' | 'joinCircle'
>;

interface InviteRow {
  readonly circleId: string;
  /** Sealed. */
  readonly code: Buffer;
  readonly expiresAt: number;
  readonly usesLeft: number;
  /** Of the circle, sealed. */
  readonly body: Buffer;
  readonly memberCount: number;
}

/** The part of the store that lets people into a circle. A code is found by its hash; its leader can read it again. */
export function createCircleInviteMethods(
  db: Database,
  group: GroupCommit,
  access: CircleAccess,
  readCircle: ReadCircle,
): InviteMethods {
  const statements = prepareInviteStatements(db);

  function find(codeHash: string): InviteRow {
    const invite = statements.byCode.get(codeHash);
    if (!invite) throw new Refusal('INVITE_UNKNOWN');
    return invite;
  }

  function join(asker: Asker, codeHash: string, as: { memberId: string; at: number }): Circle {
    const invite = find(codeHash);
    const { circleId } = invite;
    if (!statements.isIn.get(circleId, asker.accountId)) {
      refuseClosed(invite, as.at);
      statements.use.run(circleId);
      statements.enter.run({ ...as, circleId, accountId: asker.accountId });
    }
    return readCircle(asker, circleId);
  }

  return {
    async setCircleInvite(accountId, circleId, { code, ...invite }) {
      await group.run(() => {
        const { key } = access.lead(accountId, circleId);
        statements.keep.run({ ...invite, circleId, code: sealJson(key, placeOf(circleId), code) });
      });
    },
    async readCircleInvite(accountId, circleId, now) {
      const { key } = access.lead(accountId, circleId);
      const invite = statements.ofCircle.get(circleId);
      if (!invite || invite.expiresAt <= now || invite.usesLeft <= 0) return undefined;
      const { code, expiresAt, usesLeft } = invite;
      return { code: openJson<string>(key, placeOf(circleId), code), expiresAt, usesLeft };
    },
    async findCircleInvite(codeHash, now) {
      const invite = find(codeHash);
      refuseClosed(invite, now);
      const { circleId, body, memberCount } = invite;
      return { name: openCircle(access.keyOf(circleId), circleId, body).name, memberCount };
    },
    joinCircle: (...given) => group.run(() => join(...given)),
  };
}

function prepareInviteStatements(db: Database) {
  const select = `
    SELECT c.id AS circleId, i.code, i.expires_at AS expiresAt, i.uses_left AS usesLeft, c.body,
      (SELECT COUNT(*) FROM circle_members WHERE circle_id = c.id AND ${IS_IN}) AS memberCount
    FROM circle_invites AS i JOIN circles AS c ON c.id = i.circle_id`;
  return {
    byCode: db.prepare<[string], InviteRow>(`${select} WHERE i.code_hash = ?`),
    ofCircle: db.prepare<[string], InviteRow>(`${select} WHERE i.circle_id = ?`),
    keep: db.prepare(`
      INSERT OR REPLACE INTO circle_invites (circle_id, code_hash, code, expires_at, uses_left)
      VALUES (@circleId, @codeHash, @code, @expiresAt, @usesLeft)`),
    use: db.prepare('UPDATE circle_invites SET uses_left = uses_left - 1 WHERE circle_id = ?'),
    isIn: db.prepare(
      `SELECT 1 FROM circle_members WHERE circle_id = ? AND account_id = ? AND ${IS_IN}`,
    ),
    enter: db.prepare(`
      INSERT INTO circle_members (id, circle_id, account_id, role, joined_at)
      VALUES (@memberId, @circleId, @accountId, 'member', @at)
      ON CONFLICT (circle_id, account_id) DO UPDATE SET left_at = NULL, joined_at = excluded.joined_at`),
  };
}

function refuseClosed({ expiresAt, usesLeft, memberCount }: InviteRow, now: number): void {
  if (expiresAt <= now) throw new Refusal('INVITE_EXPIRED');
  if (usesLeft <= 0) throw new Refusal('INVITE_USED');
  if (memberCount >= CIRCLE_LIMITS.members) throw new Refusal('CIRCLE_FULL');
}

function placeOf(id: string) {
  return { id, kind: 'circle-invite' };
}
