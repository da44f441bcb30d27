import type { UnwrittenDraft } from '../../records/draft-keeper';
import { DAY_WINDOWS } from '../../ui/day-windows';
import { draftText } from '../recovery/draft-text';
import type { UnsentLine } from './unsent';

type Place = Pick<UnsentLine, 'hour'> & { readonly label: string };

/** By what stands before the colon in a draft's key. */
const PLACES: Readonly<Record<string, Place>> = {
  drop: DAY_WINDOWS.dailyDrop,
  'check-in': DAY_WINDOWS.checkIn,
  journal: DAY_WINDOWS.journal,
  nourish: DAY_WINDOWS.nourish,
  'bible-prayer': DAY_WINDOWS.bibleAndPrayer,
  'day-review': { hour: undefined, label: 'Day Review' },
};

/** What was begun and is no entry yet, by where it was begun: 'A draft in Journal', '2 drafts in Journal', 'A draft'. */
export function draftLines(drafts: readonly UnwrittenDraft[]): UnsentLine[] {
  const counts = new Map<string, number>();
  for (const draft of drafts) {
    const [name = ''] = draft.key.split(':');
    const isPractice = Object.hasOwn(PLACES, name);
    // A form beside the practices keeps a draft from its first look on, and the newcomer's choices are no words.
    if (!isPractice && (name === 'onboarding' || draftText([draft]) === '')) continue;
    const place = isPractice ? name : '';
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => {
    const place = PLACES[name];
    const what = count === 1 ? 'A draft' : `${count} drafts`;
    const text = place ? `${what} in ${place.label}` : what;
    return { key: `draft ${name}`, hour: place?.hour, text };
  });
}
