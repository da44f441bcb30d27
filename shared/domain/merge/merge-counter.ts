import { boundedContribution } from '../bounded';
import { entryOf } from '../version-vector';
import { mergeKeepingLoser } from './merge-choice';
import type { Contest, Ruling } from './side';

/** What each device has added. */
export type Contributions = Readonly<Record<string, number>>;

/**
 * `counter`: each device's contribution from the side that has seen more of that device, because only a device itself
 * changes its own. Exact without a base.
 */
export function mergeCounter(contest: Contest): Ruling {
  const later = contributionsOf(contest.later.value);
  const earlier = contributionsOf(contest.earlier.value);
  if (later === undefined || earlier === undefined) return mergeKeepingLoser(contest);
  const devices = [...new Set([...Object.keys(later), ...Object.keys(earlier)])].sort();
  const entries = devices.flatMap((deviceId) => {
    const sight =
      entryOf(contest.later.version, deviceId) - entryOf(contest.earlier.version, deviceId);
    const [inLater, inEarlier] = [own(later, deviceId), own(earlier, deviceId)];
    const contribution = sight === 0 ? (inLater ?? inEarlier) : sight > 0 ? inLater : inEarlier;
    return contribution === undefined ? [] : [[deviceId, contribution] as const];
  });
  return { value: Object.fromEntries(entries) };
}

/**
 * Contributions with one device's replaced. Where that would pass the bound, what the others added is no count of
 * anything (P43): what is to be shown stands alone then.
 */
export function counted(
  now: Contributions,
  own: { readonly deviceId: string; readonly part: number },
  shown: number,
): Contributions {
  if (boundedContribution(own.part) === own.part) return { ...now, [own.deviceId]: own.part };
  return { [own.deviceId]: boundedContribution(shown) };
}

/** Contributions, nothing being none of them; undefined for a value that is no counter. */
export function contributionsOf(value: unknown): Contributions | undefined {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  return Object.values(value).every((part) => typeof part === 'number')
    ? (value as Contributions)
    : undefined;
}

function own(contributions: Contributions, deviceId: string): number | undefined {
  return Object.hasOwn(contributions, deviceId) ? contributions[deviceId] : undefined;
}
