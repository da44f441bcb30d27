import type { FieldRule } from '../../records/kind';
import { KEPT_VERSIONS, type KeptVersion, type RecordBody } from '../../records/record';
import { findKind } from '../../records/registry';
import { fieldOf, isSame } from './canonical';
import { arrangeKept, joinKeptVersions, keepVersion } from './kept-versions';
import { mergeChoice, mergeKeepingLoser } from './merge-choice';
import { mergeCounter } from './merge-counter';
import { isSet, mergeSet } from './merge-set';
import { mergeText } from './merge-text';
import { type Contest, type FieldSide, isLater, type Ruling, type Side } from './side';

/**
 * Merges two live bodies of a kind field by field. The same for (a, b) and (b, a). Never throws for JSON values, also
 * where they don't fit their kind. `base` is what both started from, or undefined where that is not known.
 */
export function mergeBodies(
  kindName: string,
  a: Side,
  b: Side,
  base: RecordBody | undefined,
): RecordBody {
  const rules = findKind(kindName)?.fields ?? {};
  const merged: [string, unknown][] = [];
  const lost: KeptVersion[] = [];
  for (const field of fieldsOf(a.body, b.body)) {
    const ruling = ruleOn(contestFor(field, a, b, base), fieldOf(rules, field));
    if (ruling.value !== undefined) merged.push([field, ruling.value]);
    if (ruling.lost) lost.push(keepVersion(field, ruling.lost.value, ruling.lost.updatedAt));
  }
  const kept = keptOf(a, b, base, lost);
  if (kept !== undefined) merged.push([KEPT_VERSIONS, kept]);
  return Object.fromEntries(merged);
}

function keptOf(a: Side, b: Side, base: RecordBody | undefined, lost: KeptVersion[]): unknown {
  const { later, earlier } = contestFor(KEPT_VERSIONS, a, b, base);
  // Bodies that agree come out as they are, so that merging them says nothing new.
  if (lost.length === 0 && isSame(later.value, earlier.value)) {
    return eitherOf({ later, earlier });
  }
  return arrangeKept([...joinKeptVersions(later.value, earlier.value, base), ...lost]);
}

function fieldsOf(...bodies: RecordBody[]): string[] {
  const fields = new Set(bodies.flatMap((body) => Object.keys(body)));
  fields.delete(KEPT_VERSIONS);
  return [...fields].sort();
}

function contestFor(field: string, a: Side, b: Side, base: RecordBody | undefined): Contest {
  const fromA: FieldSide = { ...a, value: fieldOf(a.body, field) };
  const fromB: FieldSide = { ...b, value: fieldOf(b.body, field) };
  const [later, earlier] = isLater(fromA, fromB) ? [fromA, fromB] : [fromB, fromA];
  return { later, earlier, base: base && { value: fieldOf(base, field) } };
}

/** The value both sides have; a field that is null on one side and missing on the other is null. */
function eitherOf({ later, earlier }: Pick<Contest, 'later' | 'earlier'>): unknown {
  return later.value === undefined ? earlier.value : later.value;
}

function ruleOn(contest: Contest, rule: unknown): Ruling {
  if (isSame(contest.later.value ?? null, contest.earlier.value ?? null)) {
    return { value: eitherOf(contest) };
  }
  return MERGE[(rule as FieldRule | undefined) ?? guessRule(contest)](contest);
}

const MERGE: Readonly<Record<FieldRule, (contest: Contest) => Ruling>> = {
  text: mergeText,
  recording: mergeKeepingLoser,
  counter: mergeCounter,
  set: mergeSet,
  photos: mergeSet,
  choice: mergeChoice,
};

/** A field only a newer client knows: in any doubt both values are kept. */
function guessRule({ later, earlier }: Contest): FieldRule {
  const values = [later.value, earlier.value].filter(
    (value) => value !== undefined && value !== null,
  );
  if (values.every((value) => typeof value === 'string')) return 'text';
  return values.every(isSet) ? 'set' : 'recording';
}
