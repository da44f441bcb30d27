import type { Keys, PersonKey } from '../../sealing/keys';
import type { MemberRow } from '../../store/schema/circles';
import { findWrappedKey } from '../../store/sql/circles/circle-rows';
import { findMembership } from '../../store/sql/circles/member-rows';
import type { Reading } from '../../store/sql/database';
import { circleKeyName } from '../../store/sql/key-names';
import { refused } from '../refused';

/** A present member of a circle, and the key of the circle. */
export interface Entry extends Pick<MemberRow, 'circleId' | 'role'> {
  readonly memberId: string;
  readonly key: PersonKey;
}

/**
 * Finds the member who asks, and the key of their circle (A4). Refuses with `NOT_FOUND` a person who was never a member, and
 * with `NOT_A_MEMBER` a former member.
 */
export async function enterCircle(
  tx: Reading,
  keys: Keys,
  accountId: string,
  circleId: string,
): Promise<Entry> {
  const row = await findMembership(tx, accountId, circleId);
  if (!row) throw refused('NOT_FOUND');
  const { id, role, leftAt } = row;
  if (leftAt !== null) throw refused('NOT_A_MEMBER');
  return { circleId, memberId: id, role, key: await readCircleKey(tx, keys, circleId) };
}

/** The same for what is the leader's alone: `NOT_ALLOWED` for others. */
export async function enterAsLeader(...given: Parameters<typeof enterCircle>): Promise<Entry> {
  const entry = await enterCircle(...given);
  if (entry.role !== 'leader') throw refused('NOT_ALLOWED');
  return entry;
}

/** Reads the key of a circle without checking who asks. */
export async function readCircleKey(tx: Reading, keys: Keys, circleId: string): Promise<PersonKey> {
  const wrapped = await findWrappedKey(tx, circleId);
  if (!wrapped) throw refused('NOT_FOUND');
  return keys.unwrap(circleKeyName(circleId), wrapped);
}
