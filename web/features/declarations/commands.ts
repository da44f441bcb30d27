import type { Outcome } from '../../../shared/outcome';
import type { DeclarationBody } from '../../../shared/records/declaration';
import { LocalStoreError, type RecordOf, type Records } from '../../records/contract';
import { addToDay } from '../../records/kinds/bible-prayer-day/add-to-day';
import { keepPreference } from '../../records/react/keep-preference';
import { removeSeen } from '../../records/remove-seen';
import { toast } from '../../ui/toast-store';

/** A repetition that took longer is a minute of prayer. */
const MINUTE_FROM_MS = 30_000;

/** Puts a declaration among the favorites, or takes it out, on every device of the person's. */
export async function keepFavorite(
  records: Records,
  id: string,
  isFavorite: boolean,
): Promise<void> {
  await keepPreference(records, ({ favoriteDeclarations = [] }) => {
    if (favoriteDeclarations.includes(id) === isFavorite) return undefined;
    const others = favoriteDeclarations.filter((each) => each !== id);
    return { favoriteDeclarations: isFavorite ? [...others, id] : others };
  });
}

/** Deletes an own declaration as the screen showed it; it leaves the favorites. */
export async function deleteOwn(
  records: Records,
  seen: Pick<RecordOf<DeclarationBody>, 'id' | 'version'>,
): Promise<Outcome<void, string>> {
  const removed = await removeSeen(records, [seen]);
  if (removed.ok) await keepFavorite(records, seen.id, false);
  return removed;
}

/** One opening of a declaration: what is said in it counts once. */
export interface Sitting {
  /** It was said, in so many milliseconds. Resolves with whether the day has it. */
  add(day: string, ms: number): Promise<boolean>;
}

/** Adds what was said to Bible & Prayer of its day, once however often it is told; says so where this device can't (Q7). */
export function beginSitting(records: Pick<Records, 'find' | 'save'>): Sitting {
  let added: Promise<boolean> | undefined;

  async function addNow(day: string, ms: number): Promise<boolean> {
    const minutes = ms > MINUTE_FROM_MS ? 1 : 0;
    try {
      await addToDay(records, day, { prayed: { minutes, types: ['worship'] } });
      return true;
    } catch (error) {
      added = undefined;
      if (!(error instanceof LocalStoreError)) throw error;
      const description = 'We couldn’t add this to today’s Bible & Prayer. Please try again.';
      toast({ title: 'Not Saved', description, variant: 'destructive' });
      return false;
    }
  }

  return {
    add(day, ms) {
      added ??= addNow(day, ms);
      return added;
    },
  };
}
