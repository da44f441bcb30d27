import { aloneWith } from '../../account/person-lock';
import type { AppLock } from '../../person/lock/app-lock';
import { openKeptTexts, sealKeptTexts } from '../../person/lock/kept-texts';
import { sealRows, unsealRows } from '../../person/lock/rewrite-rows';
import { noteUnlocked } from '../../platform/note-lock';
import { browserIndexedDb } from '../../records/storage/indexed-db';
import { carrySeal } from '../../records/storage/page-seal';
import { rowSeal } from '../../records/storage/row-seal';
import { type OpenLock, watchPage } from './lock-page';

/** Other pages of this person close their databases as they lock. */
const LET_GO_WITHIN_MS = 10_000;

type Bytes = Uint8Array<ArrayBuffer>;

let open: OpenLock | undefined;

/** The lock of this page once it is open; undefined where there is none. */
export function openLockHere(): OpenLock | undefined {
  return open;
}

/**
 * The data key is here: finishes what a kill left half done, and lets this page open the person's databases. From here on the page
 * is watched, and locks again.
 */
export async function openLock(personId: string, lock: AppLock, dataKey: Bytes): Promise<void> {
  const row = await lock.read();
  const left = row && lock.leftToDo(row, dataKey);
  if (left === 'seal') await sealAll(personId, lock, dataKey);
  if (left === 'open') return openAll(personId, lock, dataKey);
  carrySeal(personId, rowSeal(dataKey, true));
  open = watchPage(personId, row?.minutesAway ?? null);
}

/** Seals what is there already, while no page has it open, and only then says that the lock is on (I16). */
export async function sealAll(personId: string, lock: AppLock, dataKey: Bytes): Promise<void> {
  const seal = rowSeal(dataKey, true);
  await aloneWith(personId, LET_GO_WITHIN_MS, () =>
    sealRows(personId, { ...browserIndexedDb(), seal }),
  );
  sealKeptTexts(personId, seal);
  await lock.hasTurnedOn();
}

/** Opens everything again, and only then takes the lock away (I16). */
export async function openAll(personId: string, lock: AppLock, dataKey: Bytes): Promise<void> {
  const seal = rowSeal(dataKey, false);
  await aloneWith(personId, LET_GO_WITHIN_MS, () =>
    unsealRows(personId, { ...browserIndexedDb(), seal }),
  );
  openKeptTexts(personId, seal);
  await lock.hasTurnedOff(dataKey);
  noteUnlocked();
}
