import {
  type CircleGuidance,
  GUIDANCE_LIMITS,
  type GuidanceView,
  type NewGuidance,
} from '../../../shared/api/circle-guidance';
import { isoMoment } from '../../../shared/api/export';
import type { PersonKey } from '../../sealing/keys';
import { ifItOpens, openJson, sealJson } from '../../sealing/sealed-json';
import type { GuidanceRow } from '../../store/schema/circles';
import {
  addGuidanceRow,
  countGuidance,
  findSeenGuidance,
  keepGuidance,
  listSeenGuidance,
  removeGuidance,
  type SeenGuidanceRow,
} from '../../store/sql/circles/guidance-rows';
import { type GuidancePlace, placeOfGuidance } from '../../store/sql/circles/seal-places';
import type { Reading } from '../../store/sql/database';
import { refused } from '../refused';
import { type Entry, enterAsLeader, enterCircle } from './circle-access';
import { type CircleDeps, pokeCircle } from './circle-deps';
import { readPlan } from './circle-plan';
import { authorOf } from './posts';

type AddedGuidance = NewGuidance & { readonly id: string };

/** What the leader gives a circle, newest first, for its members (W1). What no longer opens is left out. */
export function listGuidance(
  { store }: CircleDeps,
  accountId: string,
  circleId: string,
): Promise<CircleGuidance> {
  return store.read(async (tx) => {
    const entry = await enterCircle(tx, store.keys, accountId, circleId);
    const rows = await listSeenGuidance(tx, circleId);
    const items = rows.flatMap((row) => ifItOpens(() => sayGuidance(entry, row)));
    return { items, plan: await readPlan(tx, entry) };
  });
}

/**
 * Adds a note, a theme or a prompt, for the leader. A repeat under the same id answers with what is there (W6). Refuses with
 * `GUIDANCE_FULL` once the circle has `GUIDANCE_LIMITS.items` (W5).
 */
export async function addGuidance(
  deps: CircleDeps,
  accountId: string,
  circleId: string,
  { id, ...words }: AddedGuidance,
): Promise<GuidanceView> {
  const { store } = deps;
  const at = deps.now();
  const { added, isNew } = await store.write(async (tx) => {
    const entry = await enterAsLeader(tx, store.keys, accountId, circleId);
    const isNew = (await findSeenGuidance(tx, id)) === undefined;
    if (isNew) {
      await refuseFull(tx, circleId);
      const place = { id, memberId: entry.memberId, createdAt: at, updatedAt: at };
      await addGuidanceRow(tx, { ...place, circleId, body: seal(entry, place, words) });
    }
    return { added: sayGuidance(entry, await findInCircle(tx, entry, id)), isNew };
  });
  if (isNew) await pokeCircle(deps, circleId);
  return added;
}

/** Replaces the words of an item, for the leader, who is its author from then on (W3). */
export async function changeGuidance(
  deps: CircleDeps,
  accountId: string,
  circleId: string,
  { id, ...words }: AddedGuidance,
): Promise<GuidanceView> {
  const { store } = deps;
  const at = deps.now();
  const changed = await store.write(async (tx) => {
    const entry = await enterAsLeader(tx, store.keys, accountId, circleId);
    const { createdAt } = await findInCircle(tx, entry, id);
    const place = { id, memberId: entry.memberId, createdAt, updatedAt: at };
    const { memberId, updatedAt } = place;
    await keepGuidance(tx, id, { memberId, updatedAt, body: seal(entry, place, words) });
    return sayGuidance(entry, await findInCircle(tx, entry, id));
  });
  await pokeCircle(deps, circleId);
  return changed;
}

/** For the leader. */
export async function deleteGuidance(
  deps: CircleDeps,
  accountId: string,
  circleId: string,
  id: string,
): Promise<void> {
  const { store } = deps;
  await store.write(async (tx) => {
    const entry = await enterAsLeader(tx, store.keys, accountId, circleId);
    await findInCircle(tx, entry, id);
    await removeGuidance(tx, id);
  });
  await pokeCircle(deps, circleId);
}

/** What was given. Throws SealBrokenError where the words were changed. */
export function openGuidance(key: PersonKey, row: GuidanceRow): NewGuidance {
  return openJson<NewGuidance>(key, placeOfGuidance(row), row.body);
}

function seal({ key }: Entry, place: GuidancePlace, words: NewGuidance): Buffer {
  return sealJson(key, placeOfGuidance(place), words);
}

async function refuseFull(tx: Reading, circleId: string): Promise<void> {
  if ((await countGuidance(tx, circleId)) >= GUIDANCE_LIMITS.items) throw refused('GUIDANCE_FULL');
}

/** The item, unless its id is that of an item in another circle. */
async function findInCircle(
  tx: Reading,
  { circleId }: Entry,
  id: string,
): Promise<SeenGuidanceRow> {
  const row = await findSeenGuidance(tx, id);
  if (row?.circleId !== circleId) throw refused('NOT_FOUND');
  return row;
}

function sayGuidance(entry: Entry, row: SeenGuidanceRow): GuidanceView {
  return {
    id: row.id,
    ...openGuidance(entry.key, row),
    author: authorOf(row, entry),
    createdAt: isoMoment(row.createdAt),
    updatedAt: isoMoment(row.updatedAt),
  };
}
