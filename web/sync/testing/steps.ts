import fc from 'fast-check';

/** What can happen. The weights make long offline stretches, conflicts and crashes common. */
const ACTIONS = {
  write: 22,
  newEntry: 5,
  speak: 6,
  ask: 6,
  count: 7,
  openForm: 8,
  saveForm: 6,
  writeInTwoTabs: 4,
  remove: 4,
  sync: 20,
  beginSync: 7,
  letThrough: 6,
  deliverLate: 3,
  timeOut: 2,
  crash: 6,
  fullDisk: 4,
  restart: 2,
  signOut: 3,
  guest: 3,
  jumpClock: 2,
  backUp: 2,
  restore: 2,
  cutOff: 4,
  restartServer: 1,
  restWrite: 3,
  restRemove: 1,
  plan: 2,
  quota: 2,
} as const;

export type ActionName = keyof typeof ACTIONS;

/** One step of a history. Everything it leaves open is drawn from its seed. */
export interface Step {
  readonly action: ActionName;
  readonly device: number;
  readonly tab: number;
  readonly seed: number;
}

/** A history of that many steps. */
export function historyOf(steps: number): fc.Arbitrary<Step[]> {
  const action = fc.oneof(
    ...Object.entries(ACTIONS).map(([name, weight]) => ({
      weight,
      arbitrary: fc.constant(name as ActionName),
    })),
  );
  const step = fc.record({
    action,
    device: fc.nat({ max: 2 }),
    tab: fc.oneof(
      { weight: 4, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.constant(1) },
    ),
    seed: fc.nat(),
  });
  return fc.array(step, { minLength: steps, maxLength: steps });
}

/** A history as one line a step, to be read and to be run again. */
export function describeHistory(steps: readonly Step[]): string {
  return steps
    .map(({ action, device, tab, seed }, index) => `${index} ${action} d${device}t${tab} ${seed}`)
    .join('\n');
}
