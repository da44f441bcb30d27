import type { Live } from '../../live/live';
import { liveFromSource } from '../../live/live-from-source';
import { isQuotaExceeded, toLocalStoreError } from './store-errors';

/** A connection to a database that can be thrown away and made again. */
export interface Connection {
  close(): Promise<unknown>;
}

/** Reads values through a connection until it is ended. An early value says nothing of whether more can come. */
export type Watch<Opened, Value> = (
  opened: Opened,
  push: (value: Value, isEarly?: boolean) => void,
  fail: () => void,
) => () => void;

/**
 * Keeps one connection open and survives its loss (F1): what fails runs once more on a fresh connection; what fails
 * again is reported as a `LocalStoreError`. Where the disk is full it runs again as long as `makeRoom` finds something
 * to drop (F2). Everything run here may therefore run more than once.
 */
export class ResilientConnection<Opened extends Connection> {
  readonly #open: () => Promise<Opened>;
  readonly #makeRoom: () => Promise<boolean>;
  readonly #listeners = new Set<() => void>();
  readonly #closing = new Set<Promise<unknown>>();
  #current: Promise<Opened> | undefined;
  #isClosed = false;

  /** `makeRoom` resolves with whether it freed any space; it never rejects. */
  constructor(open: () => Promise<Opened>, makeRoom = async () => false) {
    this.#open = open;
    this.#makeRoom = makeRoom;
  }

  /** The connection as it is now, opened if need be. */
  connect(): Promise<Opened> {
    if (this.#isClosed) return Promise.reject(new Error('The store was closed.'));
    this.#current ??= this.#open();
    return this.#current;
  }

  /** Runs an operation, once more on a fresh connection if it fails. Rejects with `LocalStoreError`. */
  async run<Result>(operation: (opened: Opened) => Promise<Result>): Promise<Result> {
    const connection = this.connect();
    try {
      return await operation(await connection);
    } catch (error) {
      if (this.#isClosed) throw toLocalStoreError(error);
      if (!isQuotaExceeded(error)) return this.#runAgain(connection, operation);
      // A full disk is just as full through another connection; one that could not even be opened is no connection.
      connection.catch(() => this.discard(connection));
      return this.#runInMoreRoom(error, operation);
    }
  }

  /** Lets go of a connection that failed; does nothing if it was replaced already. */
  discard(failed: Promise<Opened>): void {
    if (this.#current !== failed) return;
    this.#current = undefined;
    this.#closeInBackground(failed);
    for (const listener of [...this.#listeners]) listener();
  }

  /**
   * A live value, read through whichever connection is open. `watch` pushes values and calls `fail` when no more will
   * come: the connection is then given up once; if the fresh one fails too, the last value stands until a write finds
   * one that works.
   */
  live<Value>(watch: Watch<Opened, Value>): Live<Value> {
    let failuresInARow = 0;
    return liveFromSource<Value>(
      (push) => {
        const connection = this.connect();
        let isEnded = false;
        let end: (() => void) | undefined;
        const deliver = (value: Value, isEarly = false) => {
          if (!isEarly) failuresInARow = 0;
          push(value);
        };
        const fail = () => {
          failuresInARow += 1;
          if (!isEnded && failuresInARow === 1) this.discard(connection);
        };
        connection.then((opened) => {
          if (!isEnded) end = watch(opened, deliver, fail);
        }, fail);
        return () => {
          isEnded = true;
          end?.();
        };
      },
      (restart) => {
        this.#listeners.add(restart);
        return () => this.#listeners.delete(restart);
      },
    );
  }

  /** Closes this and every earlier connection. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#listeners.clear();
    if (this.#current !== undefined) this.#closeInBackground(this.#current);
    this.#current = undefined;
    await Promise.all(this.#closing);
  }

  async #runAgain<Result>(
    failed: Promise<Opened>,
    operation: (opened: Opened) => Promise<Result>,
  ): Promise<Result> {
    this.discard(failed);
    const connection = this.connect();
    try {
      return await operation(await connection);
    } catch (error) {
      this.discard(connection);
      if (isQuotaExceeded(error)) return this.#runInMoreRoom(error, operation);
      throw toLocalStoreError(error);
    }
  }

  /** Where nothing can be dropped any more, what failed has failed. */
  async #runInMoreRoom<Result>(
    error: unknown,
    operation: (opened: Opened) => Promise<Result>,
  ): Promise<Result> {
    if (await this.#makeRoom()) return this.run(operation);
    throw toLocalStoreError(error);
  }

  /** A broken connection may fail to close as well; it must not hold up the fresh one. */
  #closeInBackground(connection: Promise<Opened>): void {
    const closing = connection.then((opened) => opened.close()).catch(() => undefined);
    this.#closing.add(closing);
    void closing.then(() => this.#closing.delete(closing));
  }
}
