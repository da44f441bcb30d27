import { classify } from '../../companion/care/classify';
import type { RecordState } from '../../records/record';
import { findKind } from '../../records/registry';

type Written = Pick<RecordState, 'kind' | 'body'>;

/** The kinds whose words make a day worth going back to (L8). */
const WRITTEN = ['check-in', 'journal-entry', 'drop', 'day-review'];

/** Days with these moods are not brought up (L9). */
const HEAVY: readonly unknown[] = ['anxious', 'triggered', 'sad', 'exhausted'];

/** What of a day can be told of. */
export interface EarlierWords {
  /** The kind in which most was written, as the line names it. */
  readonly kind: string;
  /** The first thing the person was grateful for; undefined where none was noted. */
  readonly gratitude: string | undefined;
}

/** What to say of a day with these records; undefined where it holds no words, or is better left alone (L8, L9). */
export function mayBringUp(records: readonly Written[]): EarlierWords | undefined {
  if (records.some(isHeavy)) return undefined;
  const written = WRITTEN.flatMap((kind) =>
    records.filter((record) => record.kind === kind && textsOf(record).length > 0),
  );
  // An entry says more of a day than a check-in does.
  const told = written.find(({ kind }) => kind === 'journal-entry') ?? written[0];
  if (!told) return undefined;
  const gratitude = records.flatMap(({ body }) => [
    body.gratitude1,
    body.gratitude2,
    body.gratitude3,
  ]);
  return { kind: told.kind, gratitude: gratitude.find(isSaid)?.trim() };
}

function isHeavy(record: Written): boolean {
  return (
    HEAVY.includes(record.body.mood) || textsOf(record).some((text) => classify(text) !== null)
  );
}

/** Everything that a person typed into a record. */
function textsOf({ kind, body }: Written): string[] {
  const fields = Object.entries(findKind(kind)?.fields ?? {});
  return fields.flatMap(([field, rule]) => {
    const text = body[field];
    return rule === 'text' && isSaid(text) ? [text] : [];
  });
}

function isSaid(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '';
}
