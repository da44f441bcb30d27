import { isSame } from './canonical';
import type { PartChange } from './part-changes';

/** What stands in one stretch: on the later side, in the base, on the earlier side. */
type Stretch = readonly [later: string[], base: string[], earlier: string[]];

interface SideChange extends PartChange {
  readonly isLater: boolean;
}

/**
 * The base with the changes of both sides. Where changes touch or overlap, with no unchanged part between them, `settle`
 * says what stands there, unless both sides say the same; where it says undefined, so does this.
 */
export function joinParts(
  base: readonly string[],
  later: readonly PartChange[],
  earlier: readonly PartChange[],
  settle: (overlap: Stretch) => readonly string[] | undefined,
): string[] | undefined {
  const joined: (readonly string[])[] = [];
  let at = 0;
  for (const group of groupTouching(later, earlier)) {
    const from = Math.min(...group.map((change) => change.from));
    const to = Math.max(...group.map((change) => change.to));
    const parts = joinStretch(stretchOf(base, group, from, to), settle);
    if (parts === undefined) return undefined;
    joined.push(base.slice(at, from), parts);
    at = to;
  }
  return [...joined, base.slice(at)].flat();
}

/** Changes with no unchanged part between them, together; all in order. */
function groupTouching(
  later: readonly PartChange[],
  earlier: readonly PartChange[],
): SideChange[][] {
  const changes = [
    ...later.map((change) => ({ ...change, isLater: true })),
    ...earlier.map((change) => ({ ...change, isLater: false })),
  ];
  const groups: SideChange[][] = [];
  let end = -1;
  for (const change of changes.sort((a, b) => a.from - b.from)) {
    const group = groups.at(-1);
    if (group && change.from <= end) group.push(change);
    else groups.push([change]);
    end = Math.max(end, change.to);
  }
  return groups;
}

function stretchOf(
  base: readonly string[],
  group: readonly SideChange[],
  from: number,
  to: number,
): Stretch {
  const sideOf = (isLater: boolean) => {
    let at = from;
    const parts = group.flatMap((change) => {
      if (change.isLater !== isLater) return [];
      const unchanged = base.slice(at, change.from);
      at = change.to;
      return [...unchanged, ...change.parts];
    });
    return [...parts, ...base.slice(at, to)];
  };
  return [sideOf(true), base.slice(from, to), sideOf(false)];
}

function joinStretch(
  stretch: Stretch,
  settle: (overlap: Stretch) => readonly string[] | undefined,
): readonly string[] | undefined {
  const [later, base, earlier] = stretch;
  if (isSame(earlier, base) || isSame(later, earlier)) return later;
  return isSame(later, base) ? earlier : settle(stretch);
}
