import type { BrowserContext, Page, Worker } from '@playwright/test';

/** A disk under a browser that can be made to fail, for its pages and its service worker. */
export interface FaultyDisk {
  /** From now on every write to IndexedDB and to the caches fails. */
  fail(): Promise<void>;
  mend(): Promise<void>;
}

/**
 * `refuses`: transactions that write abort, for no reason. `full`: they fail as on a full disk, with the browser's own error.
 * `full but for spares`: as full, and the room of kept files and pieces of recordings that are deleted can be written again.
 */
type Fault = 'refuses' | 'full' | 'full but for spares';

export function refusingDisk(page: Page): FaultyDisk {
  return faultyDisk(page.context(), 'refuses');
}

export function fullDisk(page: Page): FaultyDisk {
  return faultyDisk(page.context(), 'full');
}

/** A full disk on which something lies that a device can spare. */
export function diskWithSpares(page: Page): FaultyDisk {
  return faultyDisk(page.context(), 'full but for spares');
}

/**
 * The fault is put where the app meets the browser's answer, in every page and worker there is, and in pages opened later:
 * how soon a browser finds its own disk full differs from build to build.
 */
function faultyDisk(context: BrowserContext, fault: Fault): FaultyDisk {
  let later: { dispose(): Promise<void> } | undefined;
  const everywhere = async (run: (scope: Page | Worker) => Promise<void>) => {
    await Promise.all([...context.pages(), ...context.serviceWorkers()].map(run));
  };
  return {
    async fail() {
      later ??= await context.addInitScript(breakDisk, fault);
      await everywhere((scope) => inScope(scope, breakDisk, fault));
    },
    async mend() {
      await later?.dispose();
      later = undefined;
      await everywhere((scope) => inScope(scope, mendDisk, fault));
    },
  };
}

/** A page and a worker evaluate alike, but their types have nothing in common. */
function inScope(scope: Page | Worker, run: (fault: Fault) => void, fault: Fault): Promise<void> {
  return 'context' in scope ? scope.evaluate(run, fault) : scope.evaluate(run, fault);
}

/** Runs in a page or a worker. */
function breakDisk(fault: Fault): void {
  const scope = globalThis as { mendDisk?: () => void };
  scope.mendDisk?.();
  const store = IDBObjectStore.prototype;
  const cursor = IDBCursor.prototype;
  const cache = Cache.prototype;
  const { put, add, delete: deleteRow } = store;
  const { delete: deleteAtCursor } = cursor;
  const { put: putFile, delete: deleteFile } = cache;
  /** What was deleted is room again, each row for as much as it may hold, each file for what it holds. */
  const rowBytes = { words: 2_000, recordingChunks: 1_000_000 };
  let freeBytes = 0;

  const noRoom = () => new DOMException('The disk is full.', 'QuotaExceededError');
  const fits = (bytes: number) => {
    if (freeBytes < bytes) return false;
    freeBytes -= bytes;
    return true;
  };
  const free = (bytes: number) => {
    if (fault === 'full but for spares') freeBytes += bytes;
  };
  /** As Chromium does: what was written seems to have succeeded, and then the transaction is aborted. */
  const write = (request: IDBRequest<IDBValidKey>) => {
    const { transaction } = request;
    if (fits(rowBytes.words) || !transaction) return request;
    if (fault !== 'refuses')
      Object.defineProperty(transaction, 'error', { configurable: true, value: noRoom() });
    request.addEventListener('success', () => transaction.abort(), { once: true });
    return request;
  };
  const dropRow = ({ name }: IDBObjectStore | IDBIndex) => {
    if (name === 'recordingChunks') free(rowBytes.recordingChunks);
  };

  store.put = function (...row) {
    return write(put.apply(this, row));
  };
  store.add = function (...row) {
    return write(add.apply(this, row));
  };
  store.delete = function (key) {
    dropRow(this);
    return deleteRow.call(this, key);
  };
  cursor.delete = function () {
    dropRow('objectStore' in this.source ? this.source.objectStore : this.source);
    return deleteAtCursor.call(this);
  };
  cache.put = async function (address, file) {
    const { size } = await file.clone().blob();
    if (!fits(size)) throw noRoom();
    return putFile.call(this, address, file);
  };
  cache.delete = async function (...address) {
    const file = await this.match(...address);
    const isDeleted = await deleteFile.apply(this, address);
    if (isDeleted && file) free((await file.blob()).size);
    return isDeleted;
  };
  scope.mendDisk = () => {
    Object.assign(store, { put, add, delete: deleteRow });
    Object.assign(cursor, { delete: deleteAtCursor });
    Object.assign(cache, { put: putFile, delete: deleteFile });
  };
}

/** Runs in a page or a worker. */
function mendDisk(): void {
  (globalThis as { mendDisk?: () => void }).mendDisk?.();
}
