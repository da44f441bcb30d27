import { journeyDayOf } from '../domain/challenge-day';
import { isLocalDay } from '../domain/local-day';
import { isPlainText } from '../domain/well-formed';
import type { RecordState } from './record';
import { findKind, kindOfId } from './registry';

/** Deeper than any form, shallow enough for every recursive reader of it. */
const DEEPEST_BODY = 64;

/**
 * Whether id, kind and devices are whole characters. A database keeps half of one as U+FFFD: the record would come back under
 * another name, and two might meet under one; and it may keep no U+0000. Words may hold both, since JSON spells them out.
 */
export function hasWholeNames({ id, kind, version }: RecordState): boolean {
  return [id, kind, ...Object.keys(version)].every(isPlainText);
}

/** Whether a body can be written again as it is: JSON can hold numbers too large, and nesting without end. */
export function isStorable(body: RecordState['body']): boolean {
  return isStorableWithin(body, DEEPEST_BODY);
}

/** Whether a state keeps to its id, and to the shape and the lengths of its kind; unknown kinds may hold anything (P10). */
export function fitsItsKind(state: RecordState): boolean {
  return fitsItsId(state) && troublesOf(state).length === 0;
}

/** Whether a state is of the kind, the day and the numbers that its id names (P43). */
export function fitsItsId(state: RecordState): boolean {
  const named = kindOfId(state.id);
  if (!named) return findKind(state.kind)?.idFor === undefined;
  if (named.kind.name !== state.kind) return false;
  const { idNames } = named.kind;
  if (!idNames) return true;
  const isOfDay = isLocalDay(named.key) && named.key === state.day;
  return (
    (idNames.includes('day') && isOfDay) ||
    (idNames.includes('challengeDay') && isOfJourneyDay(named.key, state))
  );
}

function isOfJourneyDay(key: string, { deleted, body }: RecordState): boolean {
  const named = journeyDayOf(key);
  if (!named) return false;
  const isSame = body.challengeDay === named.challengeDay && (body.journey ?? 1) === named.journey;
  return deleted || isSame;
}

/** As {@link fitsItsKind}, but words may be longer than may be sent: a device keeps and shows those too. */
export function isReadable(state: RecordState): boolean {
  return isStorable(state.body) && troublesOf(state).every((code) => code === 'too_big');
}

function troublesOf({ kind, deleted, body }: RecordState): string[] {
  if (deleted) return Object.keys(body).map(() => 'unrecognized_keys');
  const issues = findKind(kind)?.schema.safeParse(body).error?.issues ?? [];
  return issues.map(({ code }) => code);
}

function isStorableWithin(value: unknown, depth: number): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((part) => isStorableWithin(part, depth - 1));
}
