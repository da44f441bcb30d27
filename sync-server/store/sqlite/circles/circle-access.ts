import type { Database } from 'better-sqlite3';
import type { Keys, PersonKey } from '../../../sealing/keys';
import type { Circle } from '../../circle-store';
import { Refusal } from '../../refusal';
import { circleKeyName } from '../../sql/key-names';

/** Somebody who is in a circle now, and the key of what is written there. */
export interface Entry {
  readonly circleId: string;
  readonly memberId: string;
  readonly role: Circle['role'];
  readonly key: PersonKey;
}

/** The door of every circle. */
export interface CircleAccess {
  /** Throws a Refusal for whoever is not in the circle. */
  enter(accountId: string, circleId: string): Entry;
  /** The same for what is the leader's alone. */
  lead(accountId: string, circleId: string): Entry;
  /** The key of a circle, whoever asks. */
  keyOf(circleId: string): PersonKey;
}

interface MemberRow extends Pick<Entry, 'memberId' | 'role'> {
  readonly leftAt: number | null;
}

export function createCircleAccess(db: Database, keys: Keys): CircleAccess {
  const member = db.prepare<[string, string], MemberRow>(`
    SELECT id AS memberId, role, left_at AS leftAt
    FROM circle_members WHERE circle_id = ? AND account_id = ?`);
  const wrapped = db
    .prepare<[string], Buffer>('SELECT wrapped_key FROM circles WHERE id = ?')
    .pluck();

  function keyOf(circleId: string): PersonKey {
    const key = wrapped.get(circleId);
    if (!key) throw new Refusal('NOT_FOUND');
    return keys.unwrap(circleKeyName(circleId), key);
  }

  function enter(accountId: string, circleId: string): Entry {
    const row = member.get(circleId, accountId);
    if (!row) throw new Refusal('NOT_FOUND');
    const { memberId, role, leftAt } = row;
    if (leftAt !== null) throw new Refusal('NOT_A_MEMBER');
    return { circleId, memberId, role, key: keyOf(circleId) };
  }

  return {
    keyOf,
    enter,
    lead(accountId, circleId) {
      const entry = enter(accountId, circleId);
      if (entry.role !== 'leader') throw new Refusal('NOT_ALLOWED');
      return entry;
    },
  };
}
