import { holdPerson } from '../../account/person-lock';
import { tellWorkerOfSignOut } from '../../account/sign-out-call';
import { forgetKeptHome } from '../../content/early-page/kept-home';
import { forgetBookmark } from '../../content/early-page/worker-notes';
import type { AdoptionTrouble } from '../../person/guest/adoption-trouble';
import { lookFor } from '../../person/sealed/look-for';
import type { Vault } from '../../person/sealed/vault';
import { failureName, trace } from '../../platform/log';
import { readSession } from '../../platform/session';
import { surroundings } from '../../platform/surroundings';
import { browserIndexedDb, type IndexedDb } from '../../records/storage/indexed-db';

/** Comes where somebody's databases have to be taken away or brought back, which most starts need not. */
const loadSettle = () => import('./settle-databases');

/** What the page of a person has to know of what was here before. */
export interface Arrival {
  /**
   * `here`: everything of theirs is open. `shut`: something they left here sealed does not open with this sign-in's key.
   * `leaving`: they had signed out, and the browser was killed over it; nothing may be opened. `locked`: nor may it, until
   * they unlock (I12). `former`: they signed out or in from another tab meanwhile; another page takes this one's place (P64).
   */
  readonly state: 'here' | 'shut' | 'leaving' | 'locked' | 'former';
  /** Why what they wrote here as a guest is not in their account yet (P76). */
  readonly adoptionTrouble?: AdoptionTrouble | undefined;
  /** Whether the device has this person noted as signed in; of a guest who is `here` it has. */
  readonly isNoted?: boolean;
  /** The device's id, read together with who is signed in (P83). Left out where it has none yet, or where it has changed since. */
  readonly deviceId?: string | undefined;
  /** Lets others take the person's databases away: this page has closed them. */
  readonly release: () => void;
}

/**
 * To be called before a person's databases are opened: whoever else's lie open on this device is put away, and what
 * this person left here sealed is brought back (F3, A22), with what they wrote here as a guest (P62).
 */
export async function prepareDatabases(personId: string, idb: IndexedDb): Promise<Arrival> {
  const release = await holdPerson(personId);
  const found = await lookFor(personId, idb);
  const { others, leaving, hasBundles, adoptions, isNoted, isFormerGuest, isLocked } = found;
  // Asked before the loop. Somebody may have signed in while this page opened: they are in `others`, and their databases must stay.
  if (isFormerGuest || readSession()?.userId !== personId) {
    release();
    return { state: 'former', release };
  }
  for (const other of others)
    await withVault(idb, async (vault) => (await loadSettle()).putOneAway(other, vault, idb));
  if (leaving && !leaving.isBack) return { state: 'leaving', release };
  if (isLocked) {
    release();
    return { state: 'locked', release };
  }
  if (!leaving && !hasBundles && adoptions.length === 0) {
    // Each person who is put away changes it.
    const deviceId = others.length === 0 ? found.deviceId : undefined;
    return { state: 'here', isNoted, deviceId, release };
  }
  release();
  const { settle, adoptGuests } = await loadSettle();
  // It needs the databases alone, which another tab of theirs may have open: not where adoptions are all there is (P76).
  const isToSettle = leaving !== undefined || hasBundles;
  const state = isToSettle ? await withVault(idb, (vault) => settle(personId, vault, idb)) : 'here';
  const adoptionTrouble = await adoptGuests(personId, adoptions, idb);
  return { state, isNoted, adoptionTrouble, release: await holdPerson(personId) };
}

/** Notes on the disk that this person leaves. From here on they are signed out, whatever happens. */
export async function beginLeaving(personId: string): Promise<void> {
  await tellWorkerOfSignOut();
  await withVault(browserIndexedDb(), (vault) => vault.beginLeaving(personId));
  await forgetPaintedAhead();
}

/** Notes on the disk that this person's account is gone: nothing of theirs is to stay (P35). */
export async function beginErasing(personId: string): Promise<void> {
  await tellWorkerOfSignOut();
  await withVault(browserIndexedDb(), (vault) => vault.beginErasing(personId));
  await forgetPaintedAhead();
}

/** Notes on the disk that nothing of this person opens here, and that it may go unread (I23). */
export async function beginGivingUp(personId: string): Promise<void> {
  const { giveUpUnreadable } = await import('../../person/lock/lost-key');
  await tellWorkerOfSignOut();
  await withVault(browserIndexedDb(), (vault) => giveUpUnreadable(personId, vault));
  await forgetPaintedAhead();
}

/** After the note on the disk: no page keeps their Home from then on (K3). */
async function forgetPaintedAhead(): Promise<void> {
  await Promise.all([forgetBookmark(), forgetKeptHome()]);
}

/** Whether what is unsent could be left here sealed: the sign-in brought a key. */
export function canLeaveSealed(personId: string): Promise<boolean> {
  return withVault(
    browserIndexedDb(),
    async (vault) => (await vault.keyOf(personId)) !== undefined,
  );
}

/** Whether nothing is left of somebody whose words were to be deleted; else the next start goes on. */
export async function isErased(personId: string): Promise<boolean> {
  const { indexedDB } = browserIndexedDb();
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  return !names.some((name) => name.includes(personId));
}

/** Puts away everybody who began to leave; `onFound` is called first if there is anybody. The next start goes on. */
export async function finishLeaving(onFound: () => void = () => undefined): Promise<void> {
  const idb = browserIndexedDb();
  const work = withVault(idb, async (vault) => {
    const people = await vault.allLeaving();
    if (people.length === 0) return;
    onFound();
    const { putOneAway } = await loadSettle();
    for (const personId of people) await putOneAway(personId, vault, idb);
  });
  await work.catch((error: unknown) => trace('databases not removed', failureName(error)));
}

async function withVault<Result>(
  idb: IndexedDb,
  work: (vault: Vault) => Promise<Result>,
): Promise<Result> {
  const { Vault } = await import('../../person/sealed/vault');
  const vault = new Vault({ randomId: surroundings.randomId, idb });
  try {
    return await work(vault);
  } finally {
    await vault.close();
  }
}
