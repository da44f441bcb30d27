import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acknowledged } from '../../shared/domain/merge/states';
import { stateOf } from '../../shared/domain/merge/testing/records';
import type { RecordLog } from '../../web/records/storage/record-log';
import type { reopenableDexieStorage } from '../../web/records/storage/record-storage';
import { createIndexedDbDisk } from '../../web/records/testing/disk';
import { LEAN_FILES, lean, packagesAsInApp } from './lean-packages';

const ENTRY = `
export { RecordLog } from './web/records/storage/record-log';
export { reopenableDexieStorage } from './web/records/storage/record-storage';
`;

interface Built {
  readonly RecordLog: typeof RecordLog;
  readonly reopenableDexieStorage: typeof reopenableDexieStorage;
}

test.each(LEAN_FILES)(
  '$file of the installed package can be made lean',
  ({ file, leftOut = [] }) => {
    const path = resolve('node_modules', file);
    const text = lean(path, readFileSync(path, 'utf8'));
    const said = [...(text ?? '').matchAll(/{ leftOut\("(.*)"\); }/g)].map(([, name]) => name);
    expect(said.sort()).toEqual(leftOut.map((name) => name.split('.').at(-1)).sort());
  },
);

test('a package that has changed stops the build', () => {
  const path = resolve('node_modules/rxdb/dist/esm/rx-query-helper.js');
  expect(() => lean(path, 'export {};')).toThrow(
    'rxdb/dist/esm/rx-query-helper.js can’t be made lean',
  );
});

describe('records on the packages as the app is built with them', () => {
  let log: RecordLog;
  let modules: string[];

  beforeAll(async () => {
    const { outputFiles, metafile } = await build({
      stdin: { contents: ENTRY, resolveDir: resolve('.') },
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      platform: 'browser',
      plugins: [packagesAsInApp()],
    });
    modules = Object.keys(metafile.inputs);
    const script = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
    const built: Built = await import(`data:text/javascript;base64,${script}`);
    const storage = built.reopenableDexieStorage(createIndexedDbDisk().idb);
    log = await built.RecordLog.open('person', storage, false);
  });

  afterAll(() => log.close());

  const put = (id: string, content: string) =>
    log.change(id, () => ({
      write: acknowledged(stateOf({ z: 1 }, { content }, { id, kind: 'journal-entry' })),
      result: undefined,
    }));

  test('hold no mingo', () => {
    expect(modules.filter((path) => path.includes('/rxdb/')).length).toBeGreaterThan(20);
    expect(modules.filter((path) => path.includes('mingo'))).toEqual([]);
  });

  test('are saved, counted and followed', async () => {
    const selector = { shelf: 'journal-entry' };
    const lists: string[][] = [];
    const counts: number[] = [];
    const collection = await log.collection();
    const query = collection.find({
      selector,
      sort: [{ shelf: 'asc' }, { order: 'asc' }],
      index: ['shelf', 'order'],
      limit: 2,
    });
    const ends = [
      query.$.subscribe((found) => lists.push(found.map(({ _data }) => _data.id))),
      collection
        .count({ selector, index: ['shelf', 'order'] })
        .$.subscribe((count) => counts.push(count)),
    ];
    await expect.poll(() => [lists.at(-1), counts.at(-1)]).toEqual([[], 0]);
    for (const id of ['a', 'b', 'c']) await put(id, 'x');
    await expect.poll(() => [lists.at(-1), counts.at(-1)]).toEqual([['a', 'b'], 3]);
    for (const end of ends) end.unsubscribe();
    expect([...(await log.read(['a', 'd'])).keys()]).toEqual(['a']);
  });

  test('say so where a part is asked for that was left out', async () => {
    const collection = await log.collection();
    await expect(collection.find().exec()).rejects.toThrow('exec is left out of the build');
  });
});
