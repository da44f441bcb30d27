import { canonicalJson } from '../record-hash';
import { mergeKeepingLoser } from './merge-choice';
import type { Contest, Ruling } from './side';

/** `set`: with a base the additions of both minus the removals of both, else the union. */
export function mergeSet(contest: Contest): Ruling {
  const later = membersOf(contest.later.value);
  const earlier = membersOf(contest.earlier.value);
  if (later === undefined || earlier === undefined) return mergeKeepingLoser(contest);
  const base = contest.base && membersOf(contest.base.value);
  const members = joinSets(later, earlier, base, memberKey);
  const isNothing = members.length === 0 && !Array.isArray(contest.later.value);
  return { value: isNothing ? contest.later.value : members };
}

/** Whether a value can be merged as a set: only primitives, or only objects that carry a `hash`. */
export function isSet(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && (value.every(isPrimitive) || value.every(hasHash));
}

/** The members of both but those one side removed; in the order of `first`, then of `second`. */
export function joinSets<Member>(
  first: readonly Member[],
  second: readonly Member[],
  base: readonly Member[] | undefined,
  keyOf: (member: Member) => string,
): Member[] {
  const [inFirst, inSecond, inBase] = [first, second, base ?? []].map(
    (members) => new Set(members.map(keyOf)),
  ) as [Set<string>, Set<string>, Set<string>];
  const joined = new Map<string, Member>();
  for (const member of [...first, ...second]) {
    const key = keyOf(member);
    const wasRemoved = inBase.has(key) && !(inFirst.has(key) && inSecond.has(key));
    if (!wasRemoved && !joined.has(key)) joined.set(key, member);
  }
  return [...joined.values()];
}

function membersOf(value: unknown): readonly unknown[] | undefined {
  if (value === undefined || value === null) return [];
  return isSet(value) ? value : undefined;
}

function memberKey(member: unknown): string {
  return hasHash(member) ? member.hash : canonicalJson(member);
}

function isPrimitive(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

function hasHash(value: unknown): value is { readonly hash: string } {
  return (
    typeof value === 'object' && value !== null && 'hash' in value && typeof value.hash === 'string'
  );
}
