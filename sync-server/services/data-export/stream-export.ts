import { setImmediate as otherWork } from 'node:timers/promises';
import {
  EXPORT_FORMAT,
  EXPORT_FORMAT_VERSION,
  exportRecord,
  exportVersion,
  isoMoment,
} from '../../../shared/api/export';
import { keptVersionsOf } from '../../../shared/domain/merge/kept-versions';
import { createListHash } from '../../../shared/domain/record-hash';
import { keptVersionsPage } from '../../../shared/records/kept-versions-page';
import type { KeptVersion, RecordState } from '../../../shared/records/record';
import { allKinds } from '../../../shared/records/registry';
import { openOrUndefined } from '../../sealing/open-or-undefined';
import type { Account, Store } from '../../store/store';
import { inPages } from '../records/in-pages';
import { readBody } from '../records/read-body';

type Records = Pick<Store, 'readPage' | 'findMarks' | 'getRecord'>;
type Pieces = AsyncGenerator<string, void, undefined>;

/** Kinds whose records are exported in plain fields; pages of kept versions are exported with their record. */
const TOLD = allKinds().filter(({ name }) => name !== keptVersionsPage.name);

/**
 * Yields the JSON that `buildExport` builds in pieces, so that an account of any size is never in memory as a whole and
 * other requests run between two pages; records come by kind and day. `more` is added at the end.
 *
 * It is no snapshot, since a snapshot held open for a slow connection would keep SQLite from clearing its log: each record
 * has the state of the moment in which its page is read, first in `records` and then in `states`, over which the checksum is
 * made. A change during the export may be missing, or be newer in `states`.
 */
export async function* streamExport(
  store: Records,
  account: Pick<Account, 'id' | 'username'>,
  now: number,
  more: object,
): Pieces {
  const { id, username } = account;
  const head = {
    format: EXPORT_FORMAT,
    formatVersion: EXPORT_FORMAT_VERSION,
    exportedAt: isoMoment(now),
    account: { id, username },
  };
  const spilled = await findSpilled(store, id);
  yield `${JSON.stringify(head).slice(0, -1)},\n"records":{`;
  yield* tellRecords(store, id, spilled);
  yield '},\n"unread":[';
  yield* tellUnread(store, id, spilled);
  yield '],\n"states":[';
  const hash = createListHash();
  yield* tellStates(store, id, (state) => hash.add(state));
  const rest = JSON.stringify({ checksum: hash.hex(), ...more });
  yield `],\n${rest.slice(1)}\n`;
}

/** The ids of the pages of kept versions, by the record they are of. */
type Spilled = ReadonlyMap<string, readonly string[]>;

async function findSpilled(store: Records, accountId: string): Promise<Spilled> {
  const spilled = new Map<string, string[]>();
  for await (const page of inPages(store, accountId, { kind: keptVersionsPage.name })) {
    for (const { id, body } of page) {
      const of = String(body.of);
      const ids = spilled.get(of);
      if (ids) ids.push(id);
      else spilled.set(of, [id]);
    }
  }
  return spilled;
}

async function* tellRecords(store: Records, accountId: string, spilled: Spilled): Pieces {
  let before = '';
  for (const kind of TOLD) {
    let lead = `${before}${JSON.stringify(kind.name)}:[`;
    for await (const page of inPages(store, accountId, { kind: kind.name })) {
      for (const record of page) {
        yield `${lead}\n`;
        const { keptVersions = [], ...fields } = exportRecord(kind, record, []);
        const pages = spilled.get(record.id) ?? [];
        if (keptVersions.length + pages.length === 0) yield JSON.stringify(fields);
        else yield* withVersions(fields, keptVersions, versionsOf(store, accountId, pages));
        lead = ',';
        before = ',';
      }
    }
    if (lead === ',') yield ']';
  }
}

/** A record with the versions in it, and those that moved to pages of their own, however many. */
async function* withVersions(
  fields: object,
  own: readonly object[],
  spilled: AsyncIterable<KeptVersion>,
): Pieces {
  yield `${JSON.stringify(fields).slice(0, -1)},"keptVersions":[`;
  yield own.map((version) => JSON.stringify(version)).join();
  let lead = own.length > 0 ? ',' : '';
  for await (const version of spilled) {
    yield lead + JSON.stringify(exportVersion(version));
    lead = ',';
  }
  yield ']}';
}

async function* versionsOf(
  store: Records,
  accountId: string,
  pages: readonly string[],
): AsyncGenerator<KeptVersion, void, undefined> {
  for (const id of pages) {
    const page = await openOrUndefined(() => store.getRecord(accountId, id));
    const body = readBody(keptVersionsPage, page);
    if (body) yield* keptVersionsOf(body);
    await otherWork();
  }
}

/** Records of a newer version of the app, and kept versions whose record was deleted. */
async function* tellUnread(store: Records, accountId: string, spilled: Spilled): Pieces {
  let lead = '\n';
  const except = allKinds().map(({ name }) => name);
  for await (const page of inPages(store, accountId, { except })) {
    for (const state of page) {
      yield lead + JSON.stringify(state);
      lead = ',\n';
    }
  }
  for (const [of, pages] of spilled) {
    if ((await store.findMarks(accountId, [of])).length > 0) continue;
    yield `${lead}{"of":${JSON.stringify(of)},"keptVersions":[`;
    let comma = '';
    for await (const version of versionsOf(store, accountId, pages)) {
      yield comma + JSON.stringify(version);
      comma = ',';
    }
    yield ']}';
    lead = ',\n';
  }
}

async function* tellStates(
  store: Records,
  accountId: string,
  note: (state: RecordState) => void,
): Pieces {
  let lead = '\n';
  for await (const page of inPages(store, accountId, { except: [] })) {
    for (const state of page) {
      note(state);
      yield lead + JSON.stringify(state);
      lead = ',\n';
    }
  }
}
