/** The little of PouchDB that the benchmark calls; the package itself is installed under bench/peers. */
declare module 'pouchdb-browser' {
  export default class PouchDB {
    constructor(name: string, options?: object);
    put(doc: object): Promise<unknown>;
    bulkDocs(docs: object[]): Promise<unknown>;
    allDocs(options: object): Promise<{ rows: { doc: { content: string } }[] }>;
    replicate: Record<'to' | 'from', (remote: PouchDB, options: object) => Promise<unknown>>;
  }
}
