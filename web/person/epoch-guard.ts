import type { SyncState } from './contract';
import type { PersonDatabase } from './person-database';

/**
 * Keeps answers of another epoch out of the records. Rule 5 asks that the epoch is checked inside each write, but a write to
 * the records can't read the person’s database, which is another database. So it is checked three times:
 *
 * - before the write, against the person’s database: another tab may have switched; - inside the write, against memory: a
 * switch in this tab sets memory first, then turns acknowledged into pending; - after the write, against the person’s
 * database again: if another tab switched in between, what was written may have missed its sweep, so the caller takes the
 * acknowledgement back.
 *
 * A switch unsets the epoch on the person’s database before its sweep: whatever another tab writes from then on is taken
 * back by it, whatever it wrote before is swept. What is left is a tab that dies between its write and the last check; the
 * digest after a new epoch finds that.
 */
export class EpochGuard {
  readonly #database: PersonDatabase;
  #epoch: string | null = null;
  #isSwitching = false;

  constructor(database: PersonDatabase) {
    this.#database = database;
  }

  /** The state as the person’s database has it; undefined if this device is in another epoch. */
  async stateIn(epoch: string): Promise<SyncState | undefined> {
    const state = await this.#database.readState();
    if (!this.#isSwitching) this.#epoch = state.epoch;
    return state.epoch === epoch && this.#epoch === epoch ? state : undefined;
  }

  /** The check inside a write: synchronous, by memory. */
  stillIs(epoch: string): boolean {
    return this.#epoch === epoch;
  }

  /**
   * Switches to an epoch: memory, then none on the person’s database, then `sweep`, then the epoch on the person’s database,
   * with the checkpoint that the sweep resolves with, which is returned; undefined begins from zero. A switch that is killed
   * half-way begins again.
   */
  async enter(
    epoch: string,
    sweep: () => Promise<number | undefined>,
  ): Promise<number | undefined> {
    this.#isSwitching = true;
    this.#epoch = epoch;
    try {
      await this.#database.changeState((state) =>
        state.epoch === null ? undefined : { ...state, epoch: null },
      );
      const checkpoint = await sweep();
      await this.#database.changeState((state) =>
        checkpoint === undefined ? fromZero({ ...state, epoch }) : { ...state, epoch, checkpoint },
      );
      return checkpoint;
    } finally {
      this.#isSwitching = false;
    }
  }

  /** Changes the sync state within an epoch; undefined leaves it. False if the device is in another. */
  async changeState(
    epoch: string,
    change: (state: SyncState) => SyncState | undefined,
  ): Promise<boolean> {
    return this.#database.changeState((state) =>
      state.epoch === epoch ? change(state) : undefined,
    );
  }
}

/** The state from which everything is pulled again. */
export function fromZero({ unreadable: _, ...state }: SyncState): SyncState {
  return { ...state, checkpoint: 0 };
}
