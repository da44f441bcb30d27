import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import type { RecordState } from '../../../shared/records/record';
import { SealBrokenError } from '../../sealing/keys';
import { createKeys } from '../../sealing/master-key-keys';
import { everyRecord } from '../../services/records/in-pages';
import type { UnreadableRecord } from '../record-store';
import type { Store } from '../store';
import { editOf, NO_RULES, sampleAccount, sampleRecord } from '../testing/samples';
import { openSqliteStore } from './open-sqlite-store';

const rows = [1, 2, 3, 4].map((number) =>
  sampleRecord({
    id: `entry-${number}`,
    order: number,
    body: { content: `words ${number}`, audioUrl: null },
  }),
);
const without = (...ids: string[]) => rows.filter((row) => !ids.includes(row.id));

let folder: string;
let file: string;
let store: Store;
let onUnreadable: Mock<(record: UnreadableRecord) => void>;

beforeEach(async () => {
  onUnreadable = vi.fn();
  folder = mkdtempSync(join(tmpdir(), 'unreadable-'));
  file = join(folder, 'wholeness.sqlite');
  store = openSqliteStore({
    file,
    keys: createKeys(Buffer.alloc(32, 8)),
    randomId: () => 'epoch-1',
    onUnreadable,
  });
  for (const person of ['anna', 'ben']) {
    await store.createAccount(sampleAccount(person));
    await store.applyPush(person, rows, NO_RULES);
  }
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Puts anna's sealed words of `from` into another row. */
function moveBody(from: string, person: string, to: string): void {
  const db = new Sqlite(file);
  db.prepare(`UPDATE records SET body =
    (SELECT body FROM records WHERE user_id = 'anna' AND id = ?) WHERE user_id = ? AND id = ?`).run(
    from,
    person,
    to,
  );
  db.close();
}

const push = (row: RecordState) => store.applyPush('anna', [row], NO_RULES);

describe('A23 P41 a sealed body that was moved to another row', () => {
  it.each([
    ['of the same person', 'anna', 'entry-2'],
    ['of another person', 'ben', 'entry-1'],
  ])('%s opens nowhere, is named, and holds nothing else up', async (_, person, id) => {
    moveBody('entry-1', person, id);
    await expect(store.getRecord(person, id)).rejects.toThrow(SealBrokenError);
    expect(await store.pull(person, 0, 10, 1e6)).toMatchObject({
      rows: without(id),
      unreadable: [id],
      checkpoint: 4,
      more: false,
    });
    expect(await everyRecord(store, person)).toEqual(without(id));
    expect(
      (
        await store.digest(
          person,
          without(id).map((row) => row.id),
        )
      ).digest,
    ).not.toBe('00'.repeat(32));
  });

  it('is reported without a word of it', async () => {
    moveBody('entry-1', 'anna', 'entry-2');
    await store.pull('anna', 0, 10, 1e6);
    expect(onUnreadable.mock.calls).toEqual([
      [{ accountId: 'anna', recordId: 'entry-2', cause: expect.any(SealBrokenError) }],
    ]);
    expect(JSON.stringify(onUnreadable.mock.calls)).not.toContain('words');
  });

  it('does not stop a pull that is read a row at a time', async () => {
    moveBody('entry-1', 'anna', 'entry-2');
    expect(await store.pull('anna', 1, 1, 1e6)).toMatchObject({
      rows: [],
      unreadable: ['entry-2'],
      checkpoint: 2,
      more: true,
    });
  });

  it('is sealed anew from a device that still has that state, and reaches the others', async () => {
    moveBody('entry-1', 'anna', 'entry-2');
    const before = await store.digest('anna', []);
    expect(await push(rows[1]!)).toMatchObject({ accepted: [{ id: 'entry-2' }], wrote: true });
    expect(await store.pull('anna', 4, 10, 1e6)).toMatchObject({ rows: [rows[1]], unreadable: [] });
    expect(await store.digest('anna', [])).toEqual({ ...before, sequence: 5 });
  });

  it('gives way to a later state and to no other', async () => {
    moveBody('entry-1', 'anna', 'entry-2');
    const concurrent = { ...rows[1]!, version: { tablet: 1 } };
    expect(await push(concurrent)).toMatchObject({
      accepted: [],
      conflicts: [],
      rejected: [],
      incidents: [{ id: 'entry-2', kind: 'failed' }],
    });
    const later = editOf(rows[1]!, 'later words');
    expect(await push(later)).toMatchObject({ accepted: [{ id: 'entry-2' }] });
    expect(await store.getRecord('anna', 'entry-2')).toEqual(later);
  });
});
