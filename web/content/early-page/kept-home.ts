import { partBegan } from '../../../shared/domain/time-of-day';
import { carriedSeal } from '../../records/storage/page-seal';
import { WORKER_NOTES } from './worker-notes';

/** A person's Home as the app last showed it, for the worker to put into the page ahead of the app. */
export interface KeptHome {
  readonly personId: string;
  /** The part of a local day for which it holds, see {@link dayPart}. */
  readonly part: string;
  /** The files of the build that shows it, as they stand in the shell. */
  readonly app: readonly string[];
  /** Whether it has the rail of wide windows. */
  readonly hasRail: boolean;
  readonly html: string;
}

/** A local day (`YYYY-MM-DD`) and the part of it that an hour is in: `2026-03-01 from 12`. */
export function dayPart(day: string, hour: number): string {
  return `${day} from ${partBegan(hour)}`;
}

/**
 * Keeps a Home while its person is signed in by the device's own note, which a sign-out in another tab takes away before it
 * forgets what is kept (K3), and not while their app lock is on (I12). Where the browser refuses, the app opens all the same, only later. Never rejects.
 */
export async function keepHome(
  home: KeptHome,
  readSignedIn: () => Promise<{ readonly userId: string } | null>,
): Promise<void> {
  if (carriedSeal(home.personId)) return;
  await inCache((cache) => cache.put(WORKER_NOTES.home, new Response(JSON.stringify(home))));
  const signedIn = await readSignedIn().catch(() => null);
  if (signedIn?.userId !== home.personId) await forgetKeptHome();
}

/** Nobody's Home is painted ahead any more. Resolves once it is gone from the device; never rejects. */
export function forgetKeptHome(): Promise<void> {
  return inCache((cache) => cache.delete(WORKER_NOTES.home));
}

let turn: Promise<unknown> = Promise.resolve();

/** One after another: what was kept before is gone once it is forgotten. Where nothing can be kept, nothing was. */
async function inCache(work: (cache: Cache) => Promise<unknown>): Promise<void> {
  turn = turn
    .then(() => caches.open(WORKER_NOTES.cache))
    .then(work)
    .catch(() => undefined);
  await turn;
}
