import { aloneWith } from '../../account/person-lock';
import { forgetKeptAnswers } from '../../answers/kept-answers';
import { forgetKeptHome } from '../../content/early-page/kept-home';
import { forgetHeardNotes, takeHeardNotes } from '../../content/heard-notes';
import { forgetShownNotes, takeShownNotes } from '../../journey/shown-notes';
import { type AdoptDeps, bringGuestIn, endAdoption } from '../../person/guest/adopt-guest';
import type { Adoption } from '../../person/guest/adoption';
import { GuestNotes } from '../../person/guest/guest-notes';
import { restoreSealed } from '../../person/sealed/restore-sealed';
import { sealAndRemove } from '../../person/sealed/seal-and-remove';
import type { Vault } from '../../person/sealed/vault';
import { trace } from '../../platform/log';
import { surroundings } from '../../platform/surroundings';
import type { IndexedDb } from '../../records/storage/indexed-db';
import { allUnloadDrafts } from '../../records/unload-drafts';

/** Other tabs hear of a sign-out at once, write down what is being typed, and go. */
const LET_GO_WITHIN_MS = 10_000;
/** A page of an older version may hold databases open and hear of nothing. What was asked for happens once it closes. */
const DONE_WITHIN_MS = 30_000;

/** What can't be put away now stays where it is, closed, for the next start. */
export async function putOneAway(personId: string, vault: Vault, idb: IndexedDb): Promise<void> {
  try {
    const work = async () => {
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
    trace('removal failed', nameOf(error));
  }
}

/**
 * Brings in what guests wrote whose words go into this person's account, then removes it where it was. What can't be now
 * stays where it is, closed, for the next start.
 */
export async function adoptGuests(
  personId: string,
  adoptions: readonly Adoption[],
  idb: IndexedDb,
): Promise<void> {
  const notes = new GuestNotes({ randomId: surroundings.randomId, idb });
  const deps = { ...surroundings, notes, idb, leftWords: allUnloadDrafts };
  try {
    for (const { guest } of adoptions) {
      const adopt = () => adoptOne(guest, personId, deps);
      await aloneWith(personId, LET_GO_WITHIN_MS, () => aloneWith(guest, LET_GO_WITHIN_MS, adopt));
    }
  } catch (error) {
    trace('adoption failed', nameOf(error));
  } finally {
    await notes.close();
  }
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

/** Ends what a person's last sign-out had left to do, then opens what was sealed. */
export function settle(personId: string, vault: Vault, idb: IndexedDb): Promise<'here' | 'shut'> {
  const work = async () => {
    const leaving = await vault.leaving(personId);
    if (leaving)
      await sealAndRemove(personId, { ...surroundings, vault, idb, leftWords: allUnloadDrafts });
    const state = await restoreSealed(personId, { ...surroundings, vault, idb });
    return state === 'home' ? 'here' : 'shut';
  };
  return inTime(aloneWith(personId, LET_GO_WITHIN_MS, work));
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
