import { sql } from 'drizzle-orm';
import type { Keys, PersonKey } from '../../../sealing/keys';
import { Refusal } from '../../refusal';
import { circles, type MemberRow } from '../../schema/circles';
import type { Reading } from '../database';
import { circleKeyName } from '../key-names';
import { findMembership } from './membership';

/** Somebody who is in a circle now, and the key of what is written there. */
export interface Entry extends Pick<MemberRow, 'circleId' | 'role'> {
  readonly memberId: string;
  readonly key: PersonKey;
}

/** The door of every circle. */
export interface CircleAccess {
  /** Rejects with a Refusal for whoever is not in the circle. */
  enter(tx: Reading, accountId: string, circleId: string): Promise<Entry>;
  /** The same for what is the leader's alone. */
  lead(tx: Reading, accountId: string, circleId: string): Promise<Entry>;
  /** The key of a circle, whoever asks. */
  keyOf(tx: Reading, circleId: string): Promise<PersonKey>;
}

export function createCircleAccess(keys: Keys): CircleAccess {
  async function keyOf(tx: Reading, circleId: string): Promise<PersonKey> {
    const row = await tx.get<{ readonly wrappedKey: Buffer }>(sql`
      SELECT ${circles.wrappedKey} AS "wrappedKey" FROM ${circles} WHERE ${circles.id} = ${circleId}`);
    if (!row) throw new Refusal('NOT_FOUND');
    return keys.unwrap(circleKeyName(circleId), row.wrappedKey);
  }

  async function enter(tx: Reading, accountId: string, circleId: string): Promise<Entry> {
    const row = await findMembership(tx, accountId, circleId);
    if (!row) throw new Refusal('NOT_FOUND');
    const { id, role, leftAt } = row;
    if (leftAt !== null) throw new Refusal('NOT_A_MEMBER');
    return { circleId, memberId: id, role, key: await keyOf(tx, circleId) };
  }

  return {
    keyOf,
    enter,
    async lead(tx, accountId, circleId) {
      const entry = await enter(tx, accountId, circleId);
      if (entry.role !== 'leader') throw new Refusal('NOT_ALLOWED');
      return entry;
    },
  };
}
