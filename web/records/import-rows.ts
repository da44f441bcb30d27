import { importOver } from '../../shared/domain/merge/import-over';
import type { RecordState } from '../../shared/records/record';
import type { ImportOutcome } from './contract';
import { mergeRows, type TakeIn } from './merge-rows';
import type { Device } from './storage/device';
import type { RecordLog } from './storage/record-log';

/** What became of each state of an import, however often it had to run. */
export class ImportRun {
  readonly #outcomes = new Map<string, ImportOutcome>();

  constructor(private readonly rows: readonly RecordState[]) {}

  /** Takes the states in. May be repeated after a failure: what had landed by then still counts as taken in. */
  async run(log: RecordLog, device: Device): Promise<ReadonlyMap<string, ImportOutcome>> {
    const takeIn: TakeIn = (mine, row, dot) => {
      const change = importOver(mine, row, dot);
      if (change.changed) this.#outcomes.set(row.id, mine ? 'merged' : 'added');
      else if (!change.usedDot && !this.#outcomes.has(row.id)) {
        this.#outcomes.set(row.id, change.record.deleted ? 'deleted' : 'known');
      }
      return change;
    };
    await mergeRows(log, device, this.rows, { takeIn });
    return this.#outcomes;
  }
}
