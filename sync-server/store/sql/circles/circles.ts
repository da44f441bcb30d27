import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { NewCircle } from '../../../../shared/api/prayer-circles';
import type { Keys, PersonKey } from '../../../sealing/keys';
import type { Asker, Circle, CircleStore } from '../../circle-store';
import { Refusal } from '../../refusal';
import { circleMembers, circles, prayerRequests, prayers } from '../../schema/circles';
import type { Database, Reading, Writing } from '../database';
import { circleKeyName } from '../key-names';
import { columnsOf, insertInto } from '../statements';
import type { CircleAccess } from './circle-access';
import { IS_IN } from './membership';
import { ifItOpens, openJson, sealJson } from './sealed-json';

type CircleMethods = Pick<
  CircleStore,
  'createCircle' | 'listCircles' | 'listCircleMemberships' | 'deleteCircle' | 'circleAccounts'
>;

interface SealedCircle extends Omit<Circle, 'name' | 'description'> {
  readonly wrappedKey: Buffer;
  readonly body: Buffer;
}

/** Reads a circle as one of its members sees it. Rejects with a Refusal where they are not in it. */
export type ReadCircle = (tx: Reading, asker: Asker, circleId: string) => Promise<Circle>;

/** The part of the store that knows the circles themselves. */
export function createCircleMethods(
  database: Database,
  keys: Keys,
  access: CircleAccess,
  emptyWal: () => Promise<boolean>,
): CircleMethods & { readonly readCircle: ReadCircle } {
  const readCircle: ReadCircle = async (tx, asker, circleId) => {
    await access.enter(tx, asker.accountId, circleId);
    const row = await tx.get<SealedCircle>(selectCircles(asker, circleId));
    if (!row) throw new Refusal('NOT_FOUND');
    return toCircle(keys, row);
  };

  async function list(asker: Asker): Promise<Circle[]> {
    const rows = await database.read((tx) => tx.all<SealedCircle>(selectCircles(asker)));
    return rows.flatMap((row) => ifItOpens(() => toCircle(keys, row)));
  }

  return {
    readCircle,
    createCircle: (asker, circle) =>
      database.write(async (tx) => {
        if (!(await isThere(tx, circle.id))) await insert(tx, keys, asker.accountId, circle);
        return readCircle(tx, asker, circle.id);
      }),
    listCircles: list,
    async listCircleMemberships(accountId) {
      const all = await list({ accountId, today: '' });
      return all.map(({ id, name, role }) => ({ circleId: id, circleName: name, role }));
    },
    async deleteCircle(accountId, circleId) {
      await database.write(async (tx) => {
        await access.lead(tx, accountId, circleId);
        await tx.run(sql`DELETE FROM ${circles} WHERE ${circles.id} = ${circleId}`);
      });
      await emptyWal();
    },
    circleAccounts: (circleId) => database.read((tx) => readAccounts(tx, circleId)),
  };
}

/** What a circle is called. Throws SealBrokenError where the words were changed. */
export function openCircle(key: PersonKey, circleId: string, body: Uint8Array): NewCircle {
  return openJson<NewCircle>(key, placeOf(circleId), body);
}

function toCircle(keys: Keys, { wrappedKey, body, ...row }: SealedCircle): Circle {
  const key = keys.unwrap(circleKeyName(row.id), wrappedKey);
  return { ...row, ...openCircle(key, row.id, body) };
}

async function isThere(tx: Reading, id: string): Promise<boolean> {
  return (await tx.get(sql`SELECT 1 FROM ${circles} WHERE ${circles.id} = ${id}`)) !== undefined;
}

async function insert(
  tx: Writing,
  keys: Keys,
  accountId: string,
  { id, memberId, at, name, description }: Parameters<CircleStore['createCircle']>[1],
): Promise<void> {
  const wrappedKey = Buffer.from(keys.newWrappedKey(circleKeyName(id)));
  const key = keys.unwrap(circleKeyName(id), wrappedKey);
  const words: NewCircle = { name, description };
  const body = sealJson(key, placeOf(id), words);
  await tx.run(insertInto(circles, { id, createdAt: at, wrappedKey, body }));
  const leader = { id: memberId, circleId: id, accountId, role: 'leader', joinedAt: at } as const;
  await tx.run(insertInto(circleMembers, leader));
}

async function readAccounts(tx: Reading, circleId: string): Promise<string[]> {
  const rows = await tx.all<{ readonly accountId: string }>(sql`
    SELECT ${circleMembers.accountId} AS "accountId" FROM ${circleMembers}
    WHERE ${circleMembers.circleId} = ${circleId} AND ${IS_IN}
    ORDER BY ${circleMembers.accountId}`);
  return rows.map(({ accountId }) => accountId);
}

const mine = alias(circleMembers, 'mine');

/** `(SELECT COUNT(*) …)` of who is in the circle of a row. */
export const MEMBER_COUNT = sql`(SELECT COUNT(*) FROM ${circleMembers}
  WHERE ${circleMembers.circleId} = ${circles.id} AND ${IS_IN})`;

const OPEN_REQUESTS = sql`(SELECT COUNT(*) FROM ${prayerRequests}
  WHERE ${prayerRequests.circleId} = ${circles.id} AND ${prayerRequests.answeredAt} IS NULL)`;

function countPrayed(day: string): SQL {
  return sql`(SELECT COUNT(*) FROM ${circleMembers}
    WHERE ${circleMembers.circleId} = ${circles.id} AND ${IS_IN} AND EXISTS (
      SELECT 1 FROM ${prayers}
      WHERE ${prayers.memberId} = ${circleMembers.id} AND ${prayers.day} = ${day}))`;
}

/** The circles that somebody is in, or one of them. */
function selectCircles({ accountId, today }: Asker, circleId?: string): SQL {
  const wanted = circleId === undefined ? sql`` : sql`AND ${circles.id} = ${circleId}`;
  return sql`
    SELECT ${columnsOf(circles)}, ${mine.role} AS "role", ${MEMBER_COUNT} AS "memberCount",
      ${countPrayed(today)} AS "prayedToday", ${OPEN_REQUESTS} AS "openRequests"
    FROM ${circleMembers} AS ${mine} JOIN ${circles} ON ${circles.id} = ${mine.circleId}
    WHERE ${mine.accountId} = ${accountId} AND ${mine.leftAt} IS NULL ${wanted}
    ORDER BY ${mine.joinedAt}, ${circles.id}`;
}

function placeOf(id: string) {
  return { id, kind: 'circle' };
}
