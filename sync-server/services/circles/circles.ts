import { isoMoment } from '../../../shared/api/export';
import type { CircleMembership } from '../../../shared/api/onboarding';
import type { CircleView, NewCircle } from '../../../shared/api/prayer-circles';
import type { Keys, PersonKey } from '../../sealing/keys';
import { ifItOpens, openJson, sealJson } from '../../sealing/sealed-json';
import {
  addCircle,
  findSeenCircle,
  findWrappedKey,
  listAccounts,
  listSeenCircles,
  type SeenCircleRow,
} from '../../store/sql/circles/circle-rows';
import { addMember } from '../../store/sql/circles/member-rows';
import { removeCircle } from '../../store/sql/circles/membership';
import { placeOfCircle } from '../../store/sql/circles/seal-places';
import type { Reading, Writing } from '../../store/sql/database';
import { circleKeyName } from '../../store/sql/key-names';
import { newKeyFor } from '../../store/sql/ledger';
import { pokeAccounts } from '../pokes';
import { refused } from '../refused';
import { enterAsLeader, enterCircle } from './circle-access';
import type { Asker, CircleDeps } from './circle-deps';

interface AddedCircle extends NewCircle {
  readonly id: string;
  readonly memberId: string;
  readonly at: number;
}

/** Creates a circle that the asker leads. A repeat under the same id answers with the circle as it is. */
export async function createCircle(
  { store, now, randomId }: CircleDeps,
  asker: Asker,
  written: NewCircle & { readonly id: string },
): Promise<CircleView> {
  const circle = { ...written, memberId: randomId(), at: now() };
  return store.write(async (tx) => {
    const isThere = (await findWrappedKey(tx, circle.id)) !== undefined;
    if (!isThere) await addLedCircle(tx, store.keys, asker.accountId, circle);
    return readCircle(tx, store.keys, asker, circle.id);
  });
}

/** The circles of the asker, the first joined first. What no longer opens is left out. */
export function listCircles({ store }: CircleDeps, asker: Asker): Promise<CircleView[]> {
  return store.read((tx) => readCircles(tx, store.keys, asker));
}

/** Deletes a circle with all its posts, and its key. For the leader. */
export async function deleteCircle(
  deps: CircleDeps,
  accountId: string,
  circleId: string,
): Promise<void> {
  const { store } = deps;
  const members = await store.write(async (tx) => {
    await enterAsLeader(tx, store.keys, accountId, circleId);
    const accounts = await listAccounts(tx, circleId);
    await removeCircle(tx, circleId);
    return accounts;
  });
  await store.emptyWal();
  await pokeAccounts(deps, members);
}

/** A circle as one of its members sees it. Throws a Problem for others. */
export async function readCircle(
  tx: Reading,
  keys: Keys,
  asker: Asker,
  circleId: string,
): Promise<CircleView> {
  await enterCircle(tx, keys, asker.accountId, circleId);
  const row = await findSeenCircle(tx, asker, circleId);
  if (!row) throw refused('NOT_FOUND');
  return sayCircle(keys, row);
}

/** The circles of a person, as their type is told. */
export async function readCircleMemberships(
  tx: Reading,
  keys: Keys,
  accountId: string,
): Promise<CircleMembership[]> {
  const circles = await readCircles(tx, keys, { accountId, today: '' });
  return circles.map(({ id, name, role }) => ({ circleId: id, circleName: name, role }));
}

/** What a circle is called. Throws SealBrokenError where the words were changed. */
export function openCircle(key: PersonKey, circleId: string, body: Uint8Array): NewCircle {
  return openJson<NewCircle>(key, placeOfCircle(circleId), body);
}

async function readCircles(tx: Reading, keys: Keys, asker: Asker): Promise<CircleView[]> {
  const rows = await listSeenCircles(tx, asker);
  return rows.flatMap((row) => ifItOpens(() => sayCircle(keys, row)));
}

async function addLedCircle(
  tx: Writing,
  keys: Keys,
  accountId: string,
  { id, memberId, at, name, description }: AddedCircle,
): Promise<void> {
  const wrappedKey = await newKeyFor(tx, keys, circleKeyName(id));
  const key = keys.unwrap(circleKeyName(id), wrappedKey);
  const words: NewCircle = { name, description };
  const body = sealJson(key, placeOfCircle(id), words);
  await addCircle(tx, { id, createdAt: at, wrappedKey, body });
  await addMember(tx, { id: memberId, circleId: id, accountId, role: 'leader', joinedAt: at });
}

function sayCircle(
  keys: Keys,
  { wrappedKey, body, createdAt, countsMe, ...row }: SeenCircleRow,
): CircleView {
  const key = keys.unwrap(circleKeyName(row.id), wrappedKey);
  const words = openCircle(key, row.id, body);
  return { ...row, ...words, countsMe: countsMe === 1, createdAt: isoMoment(createdAt) };
}
