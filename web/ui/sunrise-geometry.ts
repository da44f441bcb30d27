/** Days of the journey, and rays of the sunrise. */
export const DAYS = 90;
/** For a whole sunrise. */
export const ALL_DAYS: ReadonlySet<number> = new Set(
  Array.from({ length: DAYS }, (_, at) => at + 1),
);
/** Days whose bead stands beyond the rays. */
export const MILESTONES: readonly number[] = [7, 30, 45, 60, 90];

export type RayKind = 'lit' | 'today' | 'missed' | 'off';

/** What the ray of a day says, seen from `today`. */
export function classifyRay(ray: number, today: number, lit: ReadonlySet<number>): RayKind {
  if (ray === today) return 'today';
  if (lit.has(ray)) return 'lit';
  return ray < today ? 'missed' : 'off';
}

/** The rays of each kind, by day; no kind without rays. As one path a kind they are drawn far sooner than as ninety. */
export function raysByKind(
  kindOf: (ray: number) => RayKind,
): readonly (readonly [RayKind, readonly number[]])[] {
  const byKind = new Map<RayKind, number[]>();
  for (let ray = 1; ray <= DAYS; ray += 1) {
    const kind = kindOf(ray);
    byKind.set(kind, [...(byKind.get(kind) ?? []), ray]);
  }
  return [...byKind];
}

const ORDINARY = 0.7;
const SEVENTH = 0.94;
const TODAY = 1.16;
const MISSED = 0.29;
/** Where milestone beads and today's bead sit, in ray lengths from the inner circle. */
export const MILESTONE_AT = 1.1;
export const TODAY_BEAD_AT = 1.27;

/** How far a ray reaches from the inner circle towards the outer one (1). */
export function reachOfRay(ray: number, kind: RayKind): number {
  if (kind === 'today') return TODAY;
  if (kind === 'missed') return MISSED;
  return ray % 7 === 0 ? SEVENTH : ORDINARY;
}

export interface Circle {
  readonly centreX: number;
  readonly centreY: number;
  readonly inner: number;
  readonly outer: number;
}

/** A point on the ray of a day: `reach` 0 on the inner circle, 1 on the outer. */
export function pointOnRay(circle: Circle, ray: number, reach: number): readonly [number, number] {
  const angle = ((2 * ray - 1) * Math.PI) / 180;
  const radius = circle.inner + reach * (circle.outer - circle.inner);
  return [
    round(circle.centreX - radius * Math.cos(angle)),
    round(circle.centreY - radius * Math.sin(angle)),
  ];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
