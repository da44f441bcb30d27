/** PouchDB 9 in the browser, set up as its guides advise: ids that sort newest first, large batches. */
import PouchDB from 'pouchdb-browser';
import { offerBench, timed, untilDurable } from './bench-page';
import { type Entry, hashContents } from './entries';

const batches = { batch_size: 1000 };
let local: PouchDB;
let remote: PouchDB;

const toDoc = ({ id, content, createdAt }: Entry) => ({
  _id: `${String(10_000_000_000_000 - createdAt).padStart(14, '0')}-${id}`,
  content,
  createdAt,
});

offerBench({
  async open(personId) {
    local = new PouchDB(`records-${personId}`, { auto_compaction: false });
    remote = new PouchDB(`${location.origin}/db/${personId}`);
    await local.allDocs({ limit: 1 });
  },
  async write(entries) {
    await local.bulkDocs(entries.map(toDoc));
  },
  push: () => untilDurable(() => local.replicate.to(remote, batches)),
  pull: () => timed(() => local.replicate.from(remote, batches)),
  saveOne: (entry) => timed(() => local.put(toDoc(entry))),
  newest: async (limit) => contents(await local.allDocs({ include_docs: true, limit })),
  localHash: async () => hashContents(contents(await local.allDocs({ include_docs: true }))),
});

function contents(found: { rows: { doc: { content: string } }[] }): string[] {
  return found.rows.map((row) => row.doc.content);
}
