import { KEPT_VERSIONS, type RecordBody, type RecordState } from '../../records/record';
import { findKind, kindOfId } from '../../records/registry';
import { boundedContribution, boundedMoment, boundedOffset } from '../bounded';
import { journeyDayOf } from '../challenge-day';
import { isLocalDay } from '../local-day';
import { orderFor } from '../record-order';
import { fieldOf } from './canonical';
import { contributionsOf } from './merge-counter';

/**
 * The state as near as may be within the bounds of P43: moments, offset, counters, and what its id names. The same object
 * where it keeps them. No word changes, nor the version: a state that differs needs another one. Pure, total.
 */
export function mend(state: RecordState): RecordState {
  const createdAt = boundedMoment(state.createdAt);
  const updatedAt = boundedMoment(state.updatedAt);
  const utcOffsetMinutes = boundedOffset(state.utcOffsetMinutes);
  const body = mendBody(state);
  const kind = kindFor(state, body);
  const day = dayFor(state);
  const isSound =
    createdAt === state.createdAt &&
    updatedAt === state.updatedAt &&
    utcOffsetMinutes === state.utcOffsetMinutes &&
    body === state.body &&
    kind === state.kind &&
    day === state.day;
  if (isSound) return state;
  const order = day === state.day ? state.order : orderFor(day, createdAt, utcOffsetMinutes);
  return { ...state, kind, day, order, createdAt, updatedAt, utcOffsetMinutes, body };
}

/** Of the kind that the id names, if it can be read as one; else it stays readable as what it is. */
function kindFor({ id, kind, deleted }: RecordState, body: RecordBody): string {
  const named = kindOfId(id)?.kind;
  if (!named || named.name === kind || !findKind(kind)) return kind;
  return deleted || named.schema.safeParse(body).success ? named.name : kind;
}

function dayFor({ id, day }: RecordState): string {
  const named = kindOfId(id);
  const isOfDay = named?.kind.idNames?.includes('day') === true;
  return named && isOfDay && isLocalDay(named.key) ? named.key : day;
}

/** The body itself where nothing in it is out of bounds. */
function mendBody(state: RecordState): RecordBody {
  const changed = [
    ...mendJourneyDay(state),
    ...mendKeptVersions(state.body),
    ...mendCounters(state),
  ];
  return changed.length === 0
    ? state.body
    : Object.fromEntries([...Object.entries(state.body), ...changed]);
}

function mendJourneyDay({ id, deleted, body }: RecordState): [string, unknown][] {
  const named = kindOfId(id);
  const isOfJourney = named?.kind.idNames?.includes('challengeDay') === true;
  const says = named && isOfJourney && !deleted ? journeyDayOf(named.key) : undefined;
  if (!says) return [];
  const { challengeDay, journey } = says;
  const changed: [string, unknown][] = [];
  if (fieldOf(body, 'challengeDay') !== challengeDay) changed.push(['challengeDay', challengeDay]);
  if ((fieldOf(body, 'journey') ?? 1) !== journey) changed.push(['journey', journey]);
  return changed;
}

function mendKeptVersions(body: RecordBody): [string, unknown][] {
  const kept = fieldOf(body, KEPT_VERSIONS);
  if (!Array.isArray(kept) || kept.every((entry) => mendKept(entry) === entry)) return [];
  return [[KEPT_VERSIONS, kept.map(mendKept)]];
}

function mendKept(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('updatedAt' in entry)) return entry;
  const { updatedAt } = entry;
  if (typeof updatedAt !== 'number' || boundedMoment(updatedAt) === updatedAt) return entry;
  return { ...entry, updatedAt: boundedMoment(updatedAt) };
}

function mendCounters({ kind, body }: RecordState): [string, unknown][] {
  const rules = Object.entries(findKind(kind)?.fields ?? {});
  return rules.flatMap(([field, rule]): [string, unknown][] => {
    const parts = rule === 'counter' ? contributionsOf(fieldOf(body, field)) : undefined;
    const entries = Object.entries(parts ?? {});
    if (entries.every(([, part]) => boundedContribution(part) === part)) return [];
    return [
      [field, Object.fromEntries(entries.map(([id, part]) => [id, boundedContribution(part)]))],
    ];
  });
}
