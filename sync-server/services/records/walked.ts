import {
  type CompletedDrop,
  completedDrops,
  JOURNEY_DAYS,
  journeyDayKey,
  MOST_JOURNEYS,
} from '../../../shared/domain/challenge-day';
import {
  currentJourney,
  type JourneyProgress,
  progressOf,
  type Walked,
} from '../../../shared/domain/journeys';
import type { Today } from '../../../shared/domain/streak';
import { dropCompletion } from '../../../shared/records/drop-completion';
import { PREFERENCE_ID, preference } from '../../../shared/records/preference';
import type { Account, Store } from '../../store/store';
import { readBody } from './read-body';

/** Where the person stands today (J10 to J12). */
export async function readJourneyProgress(
  store: Store,
  account: Account,
  today: Today,
): Promise<JourneyProgress> {
  return progressOf(await readWalked(store, account), today.day);
}

/** The number of the journey that the person walks, 1 for the first. */
export async function readCurrentJourney(store: Store, account: Account): Promise<number> {
  return currentJourney(await readWalked(store, account));
}

/** What decides where a person stands. A journey is asked for only where the one before it is whole. */
export async function readWalked(store: Store, account: Account): Promise<Walked> {
  const kept = readBody(preference, await store.getRecord(account.id, PREFERENCE_ID));
  const drops: CompletedDrop[] = [];
  for (let journey = 1; ; journey += 1) {
    const own = await listDrops(store, account, journey);
    drops.push(...own);
    if (own.length < JOURNEY_DAYS || journey === MOST_JOURNEYS)
      return { drops, begun: kept?.journeys ?? [] };
  }
}

/** The id of a completion names its day: no body needs to be read. */
async function listDrops(
  store: Store,
  account: Account,
  journey: number,
): Promise<CompletedDrop[]> {
  const ids = Array.from({ length: JOURNEY_DAYS }, (_, index) =>
    dropCompletion.idFor(journeyDayKey({ journey, challengeDay: index + 1 })),
  );
  const marks = await store.findMarks(account.id, ids);
  const drops = marks.filter(({ kind }) => kind === dropCompletion.name);
  return completedDrops(drops.map((drop) => ({ ...drop, deleted: false })));
}
