import { mergeIn } from '../../shared/domain/merge/merge-in';
import { compareVersions, type Dot } from '../../shared/domain/version-vector';
import { type RecordState, SYNC, type VersionVector } from '../../shared/records/record';
import type { Device } from './storage/device';
import type { Modify, RecordLog } from './storage/record-log';

/** Not a dot: a merge that needs one says so instead of using it. */
const NO_DOT = 0;

/** A row whose merge needs a dot above what `seen` have of the device. */
interface Undecided {
  readonly row: RecordState;
  readonly seen: readonly VersionVector[];
}

/** How a state that came is taken into what is here. Pure: it runs again whenever another write came first. */
export type TakeIn = typeof mergeIn;

interface MergeOptions {
  /** Nothing is written once it says no. */
  readonly stillCurrent?: () => boolean;
  readonly takeIn?: TakeIn;
  /** Whether hardly any of them is here, for speed. */
  readonly areNew?: boolean;
}

/**
 * Merges states in, in bulk; from the server unless `takeIn` says otherwise. Most need no dot: those are written in the
 * first pass. Dots are then taken for the rest, all at once, and checked inside the write; where another tab was faster
 * it goes round again.
 */
export async function mergeRows(
  log: RecordLog,
  device: Device,
  rows: readonly RecordState[],
  options: MergeOptions,
): Promise<void> {
  await device.ready();
  for (const batch of withoutRepeats(rows)) {
    let dots = new Map<string, Dot>();
    let left = batch;
    while (left.length > 0) {
      const undecided = await mergeBatch(log, device.id, left, dots, options);
      left = undecided.map(({ row }) => row);
      if (left.length > 0) dots = await takeDotsFor(device, undecided);
    }
  }
}

async function mergeBatch(
  log: RecordLog,
  deviceId: string,
  rows: readonly RecordState[],
  dots: ReadonlyMap<string, Dot>,
  { stillCurrent, takeIn = mergeIn, areNew }: MergeOptions,
): Promise<Undecided[]> {
  const changes = rows.map((row): [string, Modify<Undecided | undefined>] => [
    row.id,
    (mine) => {
      if (stillCurrent?.() === false) return { write: undefined, result: undefined };
      const change = takeIn(mine, row, dots.get(row.id) ?? { deviceId, dot: NO_DOT });
      if (change.changed) return { write: change.record, result: undefined };
      const seen = [mine?.version ?? {}, row.version];
      return { write: undefined, result: change.usedDot ? { row, seen } : undefined };
    },
  ]);
  const results = await log.changeMany(new Map(changes), { areNew });
  return [...results.values()].filter((result) => result !== undefined);
}

async function takeDotsFor(
  device: Device,
  undecided: readonly Undecided[],
): Promise<Map<string, Dot>> {
  const seen = undecided.flatMap((one) => one.seen);
  const { deviceId, dot } = await device.takeDots(undecided.length, seen);
  return new Map(undecided.map(({ row }, index) => [row.id, { deviceId, dot: dot + index }]));
}

/** Rows in batches that name each record once, in their order. */
function withoutRepeats(rows: readonly RecordState[]): RecordState[][] {
  const batches: Map<string, RecordState>[] = [];
  for (const row of rows) {
    const batch = batches.find((candidate) => !candidate.has(row.id)) ?? new Map();
    if (batch.size === 0) batches.push(batch);
    batch.set(row.id, row);
  }
  return batches.map((batch) => [...batch.values()]);
}

/** The server holds this very state: still mine → acknowledged; mine has moved on → that state is the base. */
export function acknowledgeRow(row: RecordState): Modify<void> {
  return (mine) => {
    const isLate = mine === undefined || mine.sync === SYNC.acknowledged;
    if (isLate || !['equal', 'dominates'].includes(compareVersions(mine.version, row.version))) {
      return { write: undefined, result: undefined };
    }
    const { record, changed } = mergeIn(mine, row, { deviceId: '', dot: NO_DOT });
    return { write: changed ? record : undefined, result: undefined };
  };
}

/** The server refuses this very state: still mine and waiting → held back, and why. */
export function holdRow(row: RecordState, code: string): Modify<void> {
  return (mine) => {
    const isStill =
      mine?.sync === SYNC.pending && compareVersions(mine.version, row.version) === 'equal';
    return { write: isStill ? { ...mine, sync: SYNC.held, code } : undefined, result: undefined };
  };
}
