import type { CirclePlanView, NewCirclePlan } from '../../../shared/api/circle-guidance';
import type { PersonKey } from '../../sealing/keys';
import { ifItOpens, openJson, sealJson } from '../../sealing/sealed-json';
import type { CirclePlanRow } from '../../store/schema/circles';
import { findPlan, keepPlan, removePlan } from '../../store/sql/circles/guidance-rows';
import { placeOfPlan } from '../../store/sql/circles/seal-places';
import type { Reading } from '../../store/sql/database';
import { type Entry, enterAsLeader } from './circle-access';
import { type CircleDeps, pokeCircle } from './circle-deps';

/**
 * Gives a circle a reading plan in the place of the one before, for the leader (W7). A repeat under the id that it has
 * answers with the plan that is there (W6).
 */
export async function setPlan(
  deps: CircleDeps,
  accountId: string,
  circleId: string,
  { id, ...given }: NewCirclePlan & { readonly id: string },
): Promise<CirclePlanView> {
  const { store } = deps;
  const setAt = deps.now();
  const { plan, isNew } = await store.write(async (tx) => {
    const { key, memberId } = await enterAsLeader(tx, store.keys, accountId, circleId);
    const before = await findPlan(tx, circleId);
    if (before?.id === id) return { plan: sayPlan(key, before), isNew: false };
    const place = { id, memberId, setAt };
    await keepPlan(tx, { ...place, circleId, body: sealJson(key, placeOfPlan(place), given) });
    return { plan: { id, ...given }, isNew: true };
  });
  if (isNew) await pokeCircle(deps, circleId);
  return plan;
}

/** Takes the plan from a circle, for the leader. Devices are poked only where there was one. */
export async function endPlan(
  deps: CircleDeps,
  accountId: string,
  circleId: string,
): Promise<void> {
  const { store } = deps;
  const wasThere = await store.write(async (tx) => {
    await enterAsLeader(tx, store.keys, accountId, circleId);
    return removePlan(tx, circleId);
  });
  if (wasThere) await pokeCircle(deps, circleId);
}

/** The plan of a circle; null where there is none, and where it no longer opens. */
export async function readPlan(
  tx: Reading,
  { circleId, key }: Pick<Entry, 'circleId' | 'key'>,
): Promise<CirclePlanView | null> {
  const row = await findPlan(tx, circleId);
  return (row && ifItOpens(() => sayPlan(key, row))[0]) ?? null;
}

/** The name of a plan, and its first day. Throws SealBrokenError where they were changed. */
export function openPlan(key: PersonKey, row: CirclePlanRow): NewCirclePlan {
  return openJson<NewCirclePlan>(key, placeOfPlan(row), row.body);
}

function sayPlan(key: PersonKey, row: CirclePlanRow): CirclePlanView {
  return { id: row.id, ...openPlan(key, row) };
}
