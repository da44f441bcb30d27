import { biblePrayerDay } from './bible-prayer-day';
import { checkIn } from './check-in';
import { dayReview } from './day-review';
import { dropCompletion } from './drop-completion';
import { journalEntry } from './journal-entry';
import { keptVersionsPage } from './kept-versions-page';
import type { RecordKind } from './kind';
import { mindfulSession } from './mindful-session';
import { nourishDay } from './nourish-day';
import { preference } from './preference';

/** Forgets the body type, so that kinds can stand in one list; each body is parsed by its own schema before use. */
function erase<Body extends Readonly<Record<string, unknown>>>(kind: RecordKind<Body>): RecordKind {
  return kind as unknown as RecordKind;
}

const KINDS: ReadonlyMap<string, RecordKind> = new Map(
  [
    erase(checkIn),
    erase(journalEntry),
    erase(nourishDay),
    erase(biblePrayerDay),
    erase(dropCompletion),
    erase(dayReview),
    erase(mindfulSession),
    erase(preference),
    erase(keptVersionsPage),
  ].map((kind) => [kind.name, kind]),
);

/** What is known of a kind, or undefined for one that a newer client wrote. */
export function findKind(name: string): RecordKind | undefined {
  return KINDS.get(name);
}

/** The kind whose ids begin so, and the key behind; undefined for a random id. */
export function kindOfId(
  id: string,
): { readonly kind: RecordKind; readonly key: string } | undefined {
  const [name = '', key] = splitAtColon(id);
  const kind = key === undefined ? undefined : KINDS.get(name);
  return kind?.idFor && key !== undefined ? { kind, key } : undefined;
}

function splitAtColon(id: string): [string, string?] {
  const colon = id.indexOf(':');
  return colon === -1 ? [id] : [id.slice(0, colon), id.slice(colon + 1)];
}

/** Every registered kind. */
export function allKinds(): RecordKind[] {
  return [...KINDS.values()];
}
