import { counterValue } from '../../records/fields';
import type { RecordBody } from '../../records/record';
import { findKind } from '../../records/registry';
import { boundedContribution } from '../bounded';
import { fieldOf } from './canonical';
import { type Contributions, contributionsOf, counted } from './merge-counter';

/** The bodies a save has to do with. */
interface Bodies {
  /** As the record is now. */
  readonly live: RecordBody;
  /** As it was when the form was opened. */
  readonly opened: RecordBody;
  readonly form: RecordBody;
  /** The form was restored from a draft. */
  readonly restored: boolean;
}

/** The counters of a record that begins: what the form shows is this device's own contribution. */
export function countersAnew(kind: string, form: RecordBody, deviceId: string): RecordBody {
  return eachCounter(kind, (field) => {
    const shown = contributionsOf(fieldOf(form, field));
    if (!shown || !Object.hasOwn(form, field)) return undefined;
    return { [deviceId]: boundedContribution(counterValue(shown)) };
  });
}

/**
 * Counters are saved as the difference to what the form showed, added to this device's own contribution: as it is now,
 * or for a draft as it was then, so that one whose save had landed before the program ended is not counted twice.
 */
export function countersOnto(kind: string, bodies: Bodies, deviceId: string): RecordBody {
  return eachCounter(kind, (field) => {
    const now = contributionsOf(fieldOf(bodies.live, field));
    const shown = contributionsOf(fieldOf(bodies.form, field));
    const before = contributionsOf(fieldOf(bodies.opened, field));
    if (now === undefined || shown === undefined || before === undefined) return undefined;
    const isShown = Object.hasOwn(bodies.form, field);
    const difference = isShown ? differenceShown(before, shown) : 0;
    if (difference === 0)
      return Object.hasOwn(bodies.live, field) ? bodies.live[field] : isShown ? {} : undefined;
    const from = bodies.restored && !isAsShown(before) ? before : now;
    const mine = Object.hasOwn(from, deviceId) ? (from[deviceId] ?? 0) : 0;
    return counted(now, { deviceId, part: mine + difference }, counterValue(shown));
  });
}

/** Against the bare sum of what was opened, which may have fallen below the zero that was shown. */
function differenceShown(before: Contributions, shown: Contributions): number {
  if (counterValue(shown) === counterValue(before)) return 0;
  return counterValue(shown) - Object.values(before).reduce((sum, part) => sum + part, 0);
}

/** Handed over by a form, not read from a record: it doesn't say what this device's own contribution was. */
function isAsShown(contributions: Contributions): boolean {
  return Object.hasOwn(contributions, 'shown');
}

function eachCounter(kind: string, contributionsFor: (field: string) => unknown): RecordBody {
  const counters = Object.entries(findKind(kind)?.fields ?? {})
    .filter(([, rule]) => rule === 'counter')
    .map(([field]) => [field, contributionsFor(field)] as const)
    .filter(([, contributions]) => contributions !== undefined);
  return Object.fromEntries(counters);
}
