import type { Database } from 'better-sqlite3';
import type { NewCircle } from '../../../../shared/api/prayer-circles';
import type { Keys, PersonKey } from '../../../sealing/keys';
import type { Asker, Circle, CircleStore } from '../../circle-store';
import { Refusal } from '../../refusal';
import { circleKeyName } from '../../sql/key-names';
import type { GroupCommit } from '../group-commit';
import type { CircleAccess } from './circle-access';
import { ifItOpens, openJson, sealJson } from './sealed-json';

type CircleMethods = Pick<
  CircleStore,
  'createCircle' | 'listCircles' | 'listCircleMemberships' | 'deleteCircle' | 'circleAccounts'
>;

interface CircleRow extends Omit<Circle, 'name' | 'description'> {
  readonly wrappedKey: Buffer;
  readonly body: Buffer;
}

/** Whoever is in a circle now. */
export const IS_IN = 'account_id IS NOT NULL AND left_at IS NULL';

/** Reads a circle as one of its members sees it. Throws a Refusal where they are not in it. */
export type ReadCircle = (asker: Asker, circleId: string) => Circle;

/** The part of the store that knows the circles themselves. */
export function createCircleMethods(
  db: Database,
  group: GroupCommit,
  keys: Keys,
  access: CircleAccess,
  emptyWal: () => Promise<boolean>,
): CircleMethods & { readonly readCircle: ReadCircle } {
  const statements = prepareCircleStatements(db);

  function toCircle({ wrappedKey, body, ...row }: CircleRow): Circle {
    const key = keys.unwrap(circleKeyName(row.id), wrappedKey);
    return { ...row, ...openCircle(key, row.id, body) };
  }

  function list(asker: Asker): Circle[] {
    const rows = statements.view.all({ ...asker, circleId: null });
    return rows.flatMap((row) => ifItOpens(() => toCircle(row)));
  }

  const readCircle: ReadCircle = (asker, circleId) => {
    access.enter(asker.accountId, circleId);
    const row = statements.view.get({ ...asker, circleId });
    if (!row) throw new Refusal('NOT_FOUND');
    return toCircle(row);
  };

  function create(asker: Asker, circle: Parameters<CircleStore['createCircle']>[1]): Circle {
    const { id, memberId, at, name, description } = circle;
    if (!statements.exists.get(id)) {
      const wrappedKey = Buffer.from(keys.newWrappedKey(circleKeyName(id)));
      const key = keys.unwrap(circleKeyName(id), wrappedKey);
      const words: NewCircle = { name, description };
      statements.insert.run({ id, at, wrappedKey, body: sealJson(key, placeOf(id), words) });
      statements.insertLeader.run({ memberId, id, accountId: asker.accountId, at });
    }
    return readCircle(asker, id);
  }

  return {
    readCircle,
    createCircle: (asker, circle) => group.run(() => create(asker, circle)),
    listCircles: async (asker) => list(asker),
    listCircleMemberships: async (accountId) =>
      list({ accountId, today: '' }).map(({ id, name, role }) => ({
        circleId: id,
        circleName: name,
        role,
      })),
    async deleteCircle(accountId, circleId) {
      await group.run(() => {
        access.lead(accountId, circleId);
        statements.remove.run(circleId);
      });
      await emptyWal();
    },
    circleAccounts: async (circleId) => statements.accounts.all(circleId),
  };
}

/** What a circle is called. Throws SealBrokenError where the words were changed. */
export function openCircle(key: PersonKey, circleId: string, body: Uint8Array): NewCircle {
  return openJson<NewCircle>(key, placeOf(circleId), body);
}

function prepareCircleStatements(db: Database) {
  return {
    exists: db.prepare('SELECT 1 FROM circles WHERE id = ?'),
    insert: db.prepare(
      'INSERT INTO circles (id, created_at, wrapped_key, body) VALUES (@id, @at, @wrappedKey, @body)',
    ),
    insertLeader: db.prepare(`
      INSERT INTO circle_members (id, circle_id, account_id, role, joined_at)
      VALUES (@memberId, @id, @accountId, 'leader', @at)`),
    remove: db.prepare('DELETE FROM circles WHERE id = ?'),
    accounts: db
      .prepare<[string], string>(
        `SELECT account_id FROM circle_members WHERE circle_id = ? AND ${IS_IN}`,
      )
      .pluck(),
    view: db.prepare<[Asker & { circleId: string | null }], CircleRow>(`
      SELECT c.id, c.wrapped_key AS wrappedKey, c.body, c.created_at AS createdAt, mine.role,
        (SELECT COUNT(*) FROM circle_members WHERE circle_id = c.id AND ${IS_IN}) AS memberCount,
        (SELECT COUNT(*) FROM circle_members AS m WHERE circle_id = c.id AND ${IS_IN} AND EXISTS (
          SELECT 1 FROM prayers WHERE member_id = m.id AND day = @today)) AS prayedToday,
        (SELECT COUNT(*) FROM prayer_requests
          WHERE circle_id = c.id AND answered_at IS NULL) AS openRequests
      FROM circle_members AS mine JOIN circles AS c ON c.id = mine.circle_id
      WHERE mine.account_id = @accountId AND mine.left_at IS NULL
        AND (@circleId IS NULL OR c.id = @circleId)
      ORDER BY mine.joined_at, c.id`),
  };
}

function placeOf(id: string) {
  return { id, kind: 'circle' };
}
