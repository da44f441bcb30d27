import { aloneWith } from '../../account/person-lock';
import { forgetKeptAnswers } from '../../answers/kept-answers';
import { forgetKeptHome } from '../../content/early-page/kept-home';
import { forgetHeardNotes } from '../../content/heard-notes';
import { forgetShownNotes } from '../../journey/shown-notes';
import { restoreSealed } from '../../person/sealed/restore-sealed';
import { sealAndRemove } from '../../person/sealed/seal-and-remove';
import type { Vault } from '../../person/sealed/vault';
import { failureName, trace } from '../../platform/log';
import { surroundings } from '../../platform/surroundings';
import type { IndexedDb } from '../../records/storage/indexed-db';
import { carriedSeal } from '../../records/storage/page-seal';
import { allUnloadDrafts } from '../../records/unload-drafts';

/** Other tabs hear of a sign-out at once, write down what is being typed, and go. */
const LET_GO_WITHIN_MS = 10_000;
/** A page of an older version may hold databases open and hear of nothing. What was asked for happens once it closes. */
const DONE_WITHIN_MS = 30_000;

/** What can't be put away now stays where it is, closed, for the next start. */
export async function putOneAway(personId: string, vault: Vault, page: IndexedDb): Promise<void> {
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
    trace('databases not removed', failureName(error));
  }
}

/** What lies sealed under an app lock that is closed can't be put away, and can stay: nobody reads it here (I14). */
async function isShutIn(personId: string, vault: Vault): Promise<boolean> {
  if (!(await vault.hasLock(personId)) || (await vault.leaving(personId))?.isSealed) return false;
  return (await vault.keyOf(personId)) === undefined;
}

/** Ends what the last sign-out had left to do, then opens what was sealed. */
export function settle(personId: string, vault: Vault, idb: IndexedDb): Promise<'here' | 'shut'> {
  return inTime(aloneWith(personId, LET_GO_WITHIN_MS, () => settleAlone(personId, vault, idb)));
}

async function settleAlone(
  personId: string,
  vault: Vault,
  idb: IndexedDb,
): Promise<'here' | 'shut'> {
  const leaving = await vault.leaving(personId);
  if (leaving)
    await sealAndRemove(personId, { ...surroundings, vault, idb, leftWords: allUnloadDrafts });
  const state = await restoreSealed(personId, { ...surroundings, vault, idb });
  return state === 'home' ? 'here' : 'shut';
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const tooLate = new Promise<never>((_resolve, reject) => {
    AbortSignal.timeout(DONE_WITHIN_MS).addEventListener('abort', ({ target }) =>
      reject((target as AbortSignal).reason),
    );
  });
  return Promise.race([work, tooLate]);
}
