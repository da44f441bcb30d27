import { aloneWith } from '../../account/person-lock';
import { forgetKeptAnswers } from '../../answers/kept-answers';
import { forgetKeptHome } from '../../content/early-page/kept-home';
import { forgetHeardNotes, takeHeardNotes } from '../../content/heard-notes';
import { forgetShownNotes, takeShownNotes } from '../../journey/shown-notes';
import { type AdoptDeps, bringGuestIn, endAdoption } from '../../person/guest/adopt-guest';
import type { Adoption } from '../../person/guest/adoption';
import { type AdoptionTrouble, adoptionTrouble } from '../../person/guest/adoption-trouble';
import { GuestNotes } from '../../person/guest/guest-notes';
import { findUntried, restoreSealed } from '../../person/sealed/restore-sealed';
import { sealAndRemove } from '../../person/sealed/seal-and-remove';
import type { Vault } from '../../person/sealed/vault';
import { failureName, trace } from '../../platform/log';
import { surroundings } from '../../platform/surroundings';
import type { IndexedDb } from '../../records/storage/indexed-db';
import { carriedSeal } from '../../records/storage/page-seal';
import { allUnloadDrafts } from '../../records/unload-drafts';

/** Other tabs hear of a sign-out at once, write down what is being typed, and go. */
const LET_GO_WITHIN_MS = 10_000;
/** A tab that is open while words wait keeps its databases until it closes. Longer waiting does not help. */
const CLOSES_WITHIN_MS = 1_000;
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
      forgetAllOf(personId);
    };
    await inTime(aloneWith(personId, LET_GO_WITHIN_MS, work));
    await endAdoptionsOf(personId, idb);
  } catch (error) {
    trace('removal failed', failureName(error));
  }
}

/** What lies sealed under an app lock that is closed can't be put away, and can stay: nobody reads it here (I14). */
async function isShutIn(personId: string, vault: Vault): Promise<boolean> {
  if (!(await vault.hasLock(personId)) || (await vault.leaving(personId))?.isSealed) return false;
  return (await vault.keyOf(personId)) === undefined;
}

/**
 * Brings in what guests wrote whose words go into this person's account, then removes it where it was. What can't be now
 * stays where it is, closed, for the next start; resolves with why, if anything of theirs is not in the account (P76).
 */
export async function adoptGuests(
  personId: string,
  adoptions: readonly Adoption[],
  idb: IndexedDb,
): Promise<AdoptionTrouble | undefined> {
  const notes = new GuestNotes({ randomId: surroundings.randomId, idb });
  const deps = { ...surroundings, notes, idb, leftWords: allUnloadDrafts };
  try {
    const withinMs = await letGoWithinMs(personId);
    for (const { guest } of adoptions) {
      const adopt = () => adoptOne(guest, personId, deps);
      await aloneWith(personId, withinMs, () => aloneWith(guest, LET_GO_WITHIN_MS, adopt));
    }
    return undefined;
  } catch (error) {
    trace('adoption failed', failureName(error));
    openWhileWordsWait(personId);
    return (await areAllIn(personId, notes)) ? undefined : adoptionTrouble(error);
  } finally {
    await notes.close();
  }
}

/** What is left of an adoption may be the removal alone. */
async function areAllIn(personId: string, notes: GuestNotes): Promise<boolean> {
  const left = await notes.adoptionsInto(personId).catch(() => undefined);
  return left?.every(({ isIn }) => isIn) ?? false;
}

async function adoptOne(guest: string, personId: string, deps: AdoptDeps): Promise<void> {
  // Another tab may have been faster.
  const adoption = (await deps.notes.adoptionsInto(personId)).find((each) => each.guest === guest);
  if (!adoption) return;
  await bringGuestIn(adoption, deps);
  takeShownNotes(guest, personId);
  takeHeardNotes(guest, personId);
  forgetAllOf(guest);
  await inTime(endAdoption(guest, deps));
}

/** An account that was erased takes along what was to go into it (P67). */
async function endAdoptionsOf(personId: string, idb: IndexedDb): Promise<void> {
  const notes = new GuestNotes({ randomId: surroundings.randomId, idb });
  const deps = { ...surroundings, notes, idb, leftWords: allUnloadDrafts };
  try {
    for (const { guest, isIn } of await notes.adoptionsInto(personId)) {
      if (isIn) await inTime(aloneWith(guest, LET_GO_WITHIN_MS, () => endAdoption(guest, deps)));
    }
  } finally {
    await notes.close();
  }
}

/** The notes of a person on this device beside their databases (A22). */
function forgetAllOf(personId: string): void {
  forgetShownNotes(personId);
  forgetKeptAnswers(personId);
  forgetHeardNotes(personId);
}

/**
 * Ends what a person's last sign-out had left to do, then opens what was sealed. Where another tab of theirs is open beside what
 * is sealed, or this key does not open it, it stays so (P79).
 */
export async function settle(
  personId: string,
  vault: Vault,
  idb: IndexedDb,
): Promise<'here' | 'shut'> {
  const isLeaving = (await vault.leaving(personId)) !== undefined;
  const isShut = !isLeaving && (await findUntried(personId, vault)) === 'shut';
  const state = isShut ? 'shut' : await settleAlone(personId, vault, idb, isLeaving);
  if (state === 'shut') openWhileWordsWait(personId);
  return state;
}

async function settleAlone(
  personId: string,
  vault: Vault,
  idb: IndexedDb,
  isLeaving: boolean,
): Promise<'here' | 'shut'> {
  const work = async () => {
    const leaving = await vault.leaving(personId);
    if (leaving)
      await sealAndRemove(personId, { ...surroundings, vault, idb, leftWords: allUnloadDrafts });
    const state = await restoreSealed(personId, { ...surroundings, vault, idb });
    return state === 'home' ? 'here' : 'shut';
  };
  const alone = aloneWith(personId, await letGoWithinMs(personId), work);
  return inTime(
    alone.catch((error: unknown) => {
      if (isLeaving || adoptionTrouble(error) !== 'busy') throw error;
      return 'shut';
    }),
  );
}

/** A lock that every page of a person holds which is open although words of theirs wait to be brought in. */
function waitName(personId: string): string {
  return `words-wait:${personId}`;
}

/** Until this page closes. */
function openWhileWordsWait(personId: string): void {
  const hold = () => new Promise<never>(() => undefined);
  void navigator.locks?.request(waitName(personId), { mode: 'shared' }, hold);
}

/** How long to wait for the other pages of a person. */
async function letGoWithinMs(personId: string): Promise<number> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const isOpen = held.some(({ name }) => name === waitName(personId));
  return isOpen ? CLOSES_WITHIN_MS : LET_GO_WITHIN_MS;
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const tooLate = new Promise<never>((_resolve, reject) => {
    AbortSignal.timeout(DONE_WITHIN_MS).addEventListener('abort', ({ target }) =>
      reject((target as AbortSignal).reason),
    );
  });
  return Promise.race([work, tooLate]);
}
