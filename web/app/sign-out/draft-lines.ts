import { findKind } from '../../../shared/records/registry';
import type { UnwrittenDraft } from '../../records/draft-keeper';
import { kindOfDraft, kindWords } from '../../records/kind-words';
import { DAY_WINDOWS } from '../../ui/day-windows';
import { draftText } from '../recovery/draft-text';
import type { UnsentLine } from './unsent';

type Place = Pick<UnsentLine, 'hour'> & { readonly label: string };

/** What was begun and is no entry yet, by where it was begun: 'A draft in Journal', '2 drafts in Journal', 'A draft'. */
export function draftLines(drafts: readonly UnwrittenDraft[]): UnsentLine[] {
  const counts = new Map<string, number>();
  for (const draft of drafts) {
    const [name = ''] = draft.key.split(':');
    const isPractice = placeOf(name) !== undefined;
    // A form beside the practices keeps a draft from its first look on, and the newcomer's choices are no words.
    if (!isPractice && (name === 'onboarding' || draftText([draft]) === '')) continue;
    const place = isPractice ? name : '';
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => {
    const place = placeOf(name);
    const what = count === 1 ? 'A draft' : `${count} drafts`;
    const text = place ? `${what} in ${place.label}` : what;
    return { key: `draft ${name}`, hour: place?.hour, text };
  });
}

/** Where a draft with this before the colon of its key was begun; undefined beside the things that people do. */
function placeOf(name: string): Place | undefined {
  const kind = findKind(kindOfDraft(name) ?? '');
  if (!kind) return undefined;
  const { hour, name: label, counted } = kindWords(kind.name);
  if (counted === undefined) return undefined;
  return kind.flag ? DAY_WINDOWS[kind.flag] : { hour, label };
}
