/** The little of Yjs that the benchmark calls; the packages themselves are installed under bench/peers. */
declare module 'yjs' {
  export class Doc {
    transact(work: () => void): void;
    getMap<Value>(name: string): SharedMap<Value>;
  }
  class SharedMap<Value> {
    readonly size: number;
    get(key: string): Value | undefined;
    set(key: string, value: Value): void;
    values(): IterableIterator<Value>;
    observe(listener: () => void): void;
  }

  export { SharedMap as Map };
  export class Text {
    constructor(text: string);
  }
}

declare module 'y-indexeddb' {
  import type { Doc } from 'yjs';
  export class IndexeddbPersistence {
    constructor(name: string, doc: Doc);
    readonly whenSynced: Promise<unknown>;
    /** Once `whenSynced`. */
    readonly db: IDBDatabase;
  }
}

declare module 'y-websocket' {
  import type { Doc } from 'yjs';
  export class WebsocketProvider {
    constructor(url: string, room: string, doc: Doc, options: { readonly disableBc: boolean });
  }
}
