/** The little of TinyBase that the benchmark calls; the package itself is installed under bench/peers. */
declare module 'tinybase' {
  export interface MergeableStore {
    transaction(work: () => void): void;
    setRow(table: string, row: string, cells: Readonly<Record<string, string | number>>): void;
    getCell(table: string, row: string, cell: string): string | number | undefined;
    getRowCount(table: string): number;
    getRowIds(table: string): string[];
    getSortedRowIds(
      table: string,
      cell: string,
      descending: boolean,
      offset: number,
      limit: number,
    ): string[];
    addDidFinishTransactionListener(listener: () => void): string;
  }
  export function createMergeableStore(): MergeableStore;
}

declare module 'tinybase/persisters/persister-browser' {
  import type { MergeableStore } from 'tinybase';
  export interface OpfsPersister {
    startAutoPersisting(): Promise<unknown>;
    /** 0 once everything is written. */
    getStatus(): number;
    addStatusListener(listener: () => void): string;
  }
  export function createOpfsPersister(
    store: MergeableStore,
    file: FileSystemFileHandle,
  ): OpfsPersister;
}

declare module 'tinybase/synchronizers/synchronizer-ws-client' {
  import type { MergeableStore } from 'tinybase';
  export function createWsSynchronizer(
    store: MergeableStore,
    socket: WebSocket,
    answerSeconds: number,
  ): Promise<{ startSync(): Promise<unknown> }>;
}
