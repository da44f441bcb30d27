import { aloneWith, holdPerson } from '../../account/person-lock';
import { tellWorkerOfSignOut } from '../../account/sign-out-call';
import { forgetKeptAnswers } from '../../answers/kept-answers';
import { forgetKeptHome } from '../../content/early-page/kept-home';
import { forgetBookmark } from '../../content/early-page/worker-notes';
import { forgetHeardNotes } from '../../content/heard-notes';
import { forgetShownNotes } from '../../journey/shown-notes';
import { restoreSealed } from '../../person/sealed/restore-sealed';
import { sealAndRemove } from '../../person/sealed/seal-and-remove';
import { Vault } from '../../person/sealed/vault';
import { trace } from '../../platform/log';
import { surroundings } from '../../platform/surroundings';
import { browserIndexedDb, type IndexedDb } from '../../records/storage/indexed-db';
import { carriedSeal } from '../../records/storage/page-seal';
import { allUnloadDrafts } from '../../records/unload-drafts';

/** Other tabs hear of a sign-out at once, write down what is being typed, and go. */
const LET_GO_WITHIN_MS = 10_000;
/** A page of an older version may hold databases open and hear of nothing. What was asked for happens once it closes. */
const DONE_WITHIN_MS = 30_000;

/** What the page of a person has to know of what was here before. */
export interface Arrival {
  /**
   * `here`: everything of theirs is open. `shut`: something they left here sealed does not open with this sign-in's key.
   * `leaving`: they had signed out, and the browser was killed over it; nothing may be opened. `locked`: nor may it, until
   * they unlock (I12).
   */
  readonly state: 'here' | 'shut' | 'leaving' | 'locked';
  /** Lets others take the person's databases away: this page has closed them. */
  readonly release: () => void;
}

/**
 * To be called before a person's databases are opened: whoever else's lie open on this device is put away, and what
 * this person left here sealed is brought back (F3, A22).
 */
export async function prepareDatabases(personId: string, idb: IndexedDb): Promise<Arrival> {
  return withVault(idb, async (vault) => {
    const release = await holdPerson(personId);
    const { others, leaving, hasBundles, isLocked } = await vault.lookFor(personId);
    for (const other of others) await putOneAway(other, vault, idb);
    if (leaving && !leaving.isBack) return { state: 'leaving', release };
    if (isLocked) {
      release();
      return { state: 'locked', release };
    }
    if (!leaving && !hasBundles) return { state: 'here', release };
    release();
    const state = await inTime(
      aloneWith(personId, LET_GO_WITHIN_MS, () => settle(personId, vault, idb)),
    );
    return { state, release: await holdPerson(personId) };
  });
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

/** Puts away everybody who began to leave; `onFound` is called first if there is anybody. The next start goes on. */
export async function finishLeaving(onFound: () => void = () => undefined): Promise<void> {
  const idb = browserIndexedDb();
  const work = withVault(idb, async (vault) => {
    const people = await vault.allLeaving();
    if (people.length > 0) onFound();
    for (const personId of people) await putOneAway(personId, vault, idb);
  });
  await work.catch((error: unknown) => trace('put away failed', nameOf(error)));
}

/** What can't be put away now stays where it is, closed, for the next start. */
async function putOneAway(personId: string, vault: Vault, page: IndexedDb): Promise<void> {
  const { indexedDB, IDBKeyRange } = page;
  const seal = carriedSeal(personId);
  const idb = { indexedDB, IDBKeyRange, ...(seal && { seal }) };
  try {
    const work = async () => {
      if (await isShutIn(personId, vault)) return;
      // Another tab may have been faster.
      const isHere = (await vault.leaving(personId)) ?? (await vault.keyOf(personId));
      if (isHere)
        await sealAndRemove(personId, { ...surroundings, vault, idb, leftWords: allUnloadDrafts });
      await forgetKeptHome();
      forgetShownNotes(personId);
      forgetKeptAnswers(personId);
      forgetHeardNotes(personId);
    };
    await inTime(aloneWith(personId, LET_GO_WITHIN_MS, work));
  } catch (error) {
    trace('put away failed', nameOf(error));
  }
}

/** What lies sealed under an app lock that is closed can't be put away, and can stay: nobody reads it here (I14). */
async function isShutIn(personId: string, vault: Vault): Promise<boolean> {
  if (!(await vault.hasLock(personId)) || (await vault.leaving(personId))?.isSealed) return false;
  return (await vault.keyOf(personId)) === undefined;
}

/** Ends what the last sign-out had left to do, then opens what was sealed. */
async function settle(personId: string, vault: Vault, idb: IndexedDb): Promise<'here' | 'shut'> {
  const leaving = await vault.leaving(personId);
  if (leaving)
    await sealAndRemove(personId, { ...surroundings, vault, idb, leftWords: allUnloadDrafts });
  const state = await restoreSealed(personId, { ...surroundings, vault, idb });
  return state === 'home' ? 'here' : 'shut';
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const tooLate = new Promise<never>((_resolve, reject) => {
    AbortSignal.timeout(DONE_WITHIN_MS).addEventListener('abort', ({ target }) =>
      reject((target as AbortSignal).reason),
    );
  });
  return Promise.race([work, tooLate]);
}

async function withVault<Result>(
  idb: IndexedDb,
  work: (vault: Vault) => Promise<Result>,
): Promise<Result> {
  const vault = new Vault({ randomId: surroundings.randomId, idb });
  try {
    return await work(vault);
  } finally {
    await vault.close();
  }
}
