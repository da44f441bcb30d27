import { expect, test } from 'vitest';
import { dataExport } from '../../../shared/api/export';
import { readExport } from '../../../shared/api/read-export';
import { type DeviceRecord, newestFirstOrder, SYNC } from '../../../shared/records/record';
import { liveValue } from '../../live/live-value';
import type { OutboxItem } from '../../outbox/contract';
import { exportText, gatherExport } from './commands';
import { readablePage } from './model/readable-page';
import { sampleKept } from './testing/sample-kept';

function record(part: Partial<DeviceRecord>): DeviceRecord {
  return {
    id: 'e1',
    kind: 'journal-entry',
    day: '2026-11-20',
    order: newestFirstOrder(1),
    version: { here: 1 },
    deleted: false,
    createdAt: 1,
    updatedAt: 1,
    utcOffsetMinutes: 0,
    body: {},
    sync: SYNC.acknowledged,
    ...part,
  };
}

const kept = [{ hash: 'h', field: 'content', value: 'I wanted to hang up twice.', updatedAt: 1 }];
const unsent: OutboxItem = {
  key: 'k',
  kind: 'feedback',
  path: '/api/feedback',
  body: { category: 'ui_ux', rating: null, subject: 'Of late', message: 'Not sent yet' },
  createdAt: 1,
  state: 'waiting',
};
const sources = {
  outbox: { liveUnsent: () => liveValue([unsent]) },
  records: {
    all: async () => [
      record({ id: 'a', body: { content: 'Dad called.', audioUrl: null, keptVersions: kept } }),
      record({
        id: 'b',
        sync: SYNC.held,
        code: 'ENTRY_LIMIT',
        body: { content: 'Mercy was in the small things.', audioUrl: '/api/media/1' },
      }),
      record({ id: 'check-in:2026-11-20', kind: 'check-in', body: { truthStatement: 'Held.' } }),
      record({ id: 'f', kind: 'from-a-newer-app', body: { dream: 'A long river.' } }),
    ],
  },
  keeper: {
    all: async () => [{ key: 'journal:new', value: { form: { content: 'Not saved yet' } } }],
  },
  askServer: async () => ({ alsoKept: sampleKept('Pray for my sister.') }),
};
const meta = { exportedAt: 0, account: { id: 'm', username: 'miriam' } };

test('every word is in the file: held, kept beside, unsaved, of kinds not known here, and on the server alone', async () => {
  const text = exportText(await gatherExport(sources, meta));
  for (const words of [
    'Dad called.',
    'I wanted to hang up twice.',
    'Mercy was in the small things.',
    'Held.',
    'A long river.',
    'Not saved yet',
    'Not sent yet',
    'Pray for my sister.',
    '/api/media/1',
    'miriam',
  ]) {
    expect(text).toContain(words);
  }
});

test('it is the file of the server’s call, with the drafts beside it', async () => {
  const file = await gatherExport(sources, meta);
  expect(dataExport.parse(JSON.parse(exportText(file)))).toBeTruthy();
  expect(file.drafts).toEqual([
    { key: 'journal:new', value: { form: { content: 'Not saved yet' } } },
    { key: 'feedback', value: unsent.body },
  ]);
});

test('F5 with no signal the file says what is missing, and comes back all the same', async () => {
  const notInThisFile = 'We couldn’t reach the server.';
  const offline = { ...sources, askServer: async () => ({ notInThisFile }) };
  const file = await gatherExport(offline, meta);
  expect(file).toMatchObject({ notInThisFile });
  expect(readExport(exportText(file))).toMatchObject({ ok: true });
});

test('F21 a file that is made before everything has come to the device says so, also to who reads it', async () => {
  let isHere = false;
  const records = {
    async all() {
      // The rest arrives while the file is made.
      isHere = true;
      return sources.records.all();
    },
  };
  const early = { ...sources, records, isAllHere: async () => isHere };
  const file = await gatherExport(early, meta);
  expect(file).toMatchObject({ notAllHere: expect.stringContaining('some may be missing') });
  expect(readablePage(file)).toContain('some may be missing');
  expect(readExport(exportText(file))).toMatchObject({ ok: true });
  const whole = await gatherExport(early, meta);
  expect(whole).not.toHaveProperty('notAllHere');
  expect(readablePage(whole)).not.toContain('some may be missing');
});

test('a disk that can’t be read is no empty file', async () => {
  const broken = { ...sources, records: { all: () => Promise.reject(new Error('closed')) } };
  await expect(gatherExport(broken, meta)).rejects.toThrow('closed');
});
