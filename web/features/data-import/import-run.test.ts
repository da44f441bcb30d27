import { afterEach, expect, test } from 'vitest';
import { buildExport, type ExportedRecording } from '../../../shared/api/export';
import { toState } from '../../../shared/domain/merge/states';
import { journalEntry } from '../../../shared/records/journal-entry';
import { idsOf, samplePhoto } from '../../../shared/testing/sample-photo';
import { hashBlob } from '../../platform/hash-blob';
import { LocalStoreError } from '../../records/contract';
import { createIndexedDbDisk } from '../../records/testing/disk';
import { closeTabs, openTab, type Tab } from '../../records/testing/open-tab';
import { whenLive } from '../../records/testing/when-live';
import { createImportRun } from './import-run';
import { reportLines, reportNote } from './report-words';
import { summarize } from './summary';

const DAY = '2026-03-01';
const SOUND_ID = 'spoken-0000000000';
const SOUND = new Blob([Uint8Array.from({ length: 5_000 }, (_, at) => at % 251)], {
  type: 'audio/webm',
});

afterEach(closeTabs);

function entry(tab: Tab, id: string, content: string, audioUrl: string | null = null) {
  const body = { content, audioUrl };
  return tab.records.save({ kind: journalEntry, id, day: DAY, body, opened: undefined });
}

/** An export of `person` with two entries, one of them spoken, and a page that was not saved. */
async function exported(
  person = 'person',
  recordings: ExportedRecording[] = [],
  disk = createIndexedDbDisk(),
): Promise<File> {
  const tab = await openTab(disk, { name: 'old', personId: person });
  await entry(tab, 'written', 'one');
  await entry(tab, 'spoken', '', `/api/media/${SOUND_ID}`);
  const opened = toState(await entry(tab, 'open', 'three'));
  const account = { id: person, username: 'miriam' };
  const file = {
    ...buildExport(await tab.records.all(), { exportedAt: 0, account }),
    drafts: [
      { key: 'journal:new', value: { id: 'fresh', form: { content: 'half a' }, opened: null } },
      { key: 'journal:open', value: { id: 'open', form: { content: 'three, a' }, opened } },
    ],
    recordings,
  };
  await tab.close();
  return new File([JSON.stringify(file)], 'export.json');
}

async function included(): Promise<ExportedRecording> {
  const file = 'recordings/spoken.webm';
  const { type, size: bytes } = SOUND;
  return { id: SOUND_ID, file, type, bytes, sha256: await hashBlob(SOUND), durationMs: 4200 };
}

async function reportOf(tab: Tab, file: File) {
  const run = createImportRun(tab);
  await run.pick(file);
  expect(run.get().phase).toBe('found');
  await run.start();
  const state = run.get();
  if (state.phase !== 'done') throw new Error(state.phase);
  return state;
}

test('nothing is written before the person says so', async () => {
  const tab = await openTab(createIndexedDbDisk());
  const run = createImportRun(tab);
  await run.pick(await exported());
  expect(run.get()).toMatchObject({ phase: 'found', file: { content: { states: { length: 3 } } } });
  expect([await tab.records.all(), await tab.drafts.all()]).toEqual([[], []]);
});

test('what was written and what was not saved comes back; the second time there is nothing left to do', async () => {
  const tab = await openTab(createIndexedDbDisk());
  const file = await exported();
  const first = await reportOf(tab, file);
  expect(first).toMatchObject({ end: 'complete', report: { records: { added: 3 }, drafts: 2 } });
  expect(await tab.drafts.read('journal:open')).toMatchObject({ opened: { id: 'open' } });
  const again = await reportOf(tab, file);
  expect(again.report).toMatchObject({ records: { added: 0, known: 3 }, drafts: 0 });
});

test('a page that was saved since does not come back as unsaved', async () => {
  const tab = await openTab(createIndexedDbDisk());
  await entry(tab, 'fresh', 'half a page');
  const { report } = await reportOf(tab, await exported());
  expect(report.drafts).toBe(1);
  expect(await tab.drafts.read('journal:new')).toBeUndefined();
});

test('in another account a draft begins on nothing of the account it came from', async () => {
  const tab = await openTab(createIndexedDbDisk(), { personId: 'somebody-else' });
  const { report } = await reportOf(tab, await exported());
  expect(report.records.added).toBe(3);
  expect(await tab.drafts.read('journal:open')).toMatchObject({ opened: null });
});

test('P1 words of another account that this same browser wrote are not taken for seen: both stay', async () => {
  const disk = createIndexedDbDisk();
  const file = await exported('ada', [], disk);
  const tab = await openTab(disk, { personId: 'ben' });
  await entry(tab, 'written', 'of Ben');
  const { report } = await reportOf(tab, file);
  expect(report.records).toMatchObject({ added: 2, merged: 1, known: 0 });
  const both = JSON.stringify(await tab.records.find(journalEntry, 'written'));
  for (const words of ['"of Ben"', '"one"']) expect(both).toContain(words);
});

test('F2 a full disk keeps the words, says so, and the import goes on from there', async () => {
  const tab = await openTab(createIndexedDbDisk());
  let isFull = true;
  const run = createImportRun({
    ...tab,
    media: {
      restore: async (...recording) => {
        if (isFull) throw new LocalStoreError('QUOTA_EXCEEDED', undefined);
        return tab.media.restore(...recording);
      },
    },
  });
  await run.pick(await exported('person', [await included()]));
  const found = run.get();
  if (found.phase !== 'found') throw new Error(found.phase);
  Object.assign(found.file, { readRecording: async () => SOUND });
  await run.start();
  expect(run.get()).toMatchObject({
    phase: 'done',
    end: 'full',
    report: { records: { added: 3 } },
  });
  isFull = false;
  await run.start();
  expect(run.get()).toMatchObject({ end: 'complete', report: { recordings: { restored: 1 } } });
  expect(await tab.media.read(SOUND_ID)).toMatchObject({ size: SOUND.size });
});

test('recordings come after the words; one that only a deleted entry names is left out', async () => {
  const tab = await openTab(createIndexedDbDisk());
  const file = await exported('person', [await included()]);
  await reportOf(tab, file);
  const spoken = await tab.records.find(journalEntry, 'spoken');
  await tab.records.remove('spoken', spoken?.version ?? {});
  const { report } = await reportOf(tab, file);
  expect(report.records.deleted).toBe(1);
  expect(report.recordings).toEqual({ restored: 0, present: 0, damaged: 0, absent: 0 });
});

test('stopped on the way it keeps what is in, and says so', async () => {
  const tab = await openTab(createIndexedDbDisk());
  const run = createImportRun({
    ...tab,
    records: {
      find: tab.records.find.bind(tab.records),
      importStates: async (states) => {
        run.cancel();
        return tab.records.importStates(states);
      },
    },
  });
  await run.pick(await exported());
  await run.start();
  expect(run.get()).toMatchObject({ end: 'stopped', report: { records: { added: 3 }, drafts: 0 } });
  expect(await tab.records.all()).toHaveLength(3);
});

test('a file that is not ours is refused with the reason', async () => {
  const run = createImportRun(await openTab(createIndexedDbDisk()));
  await run.pick(new File(['Dear diary'], 'diary.txt'));
  expect(run.get()).toEqual({ phase: 'refused', fault: 'NOT_OURS' });
});

/** An export of one entry with a photo, of which `names` are in the file. */
async function exportedPhotos(names: readonly string[]): Promise<File> {
  const lake = samplePhoto('lake');
  const tab = await openTab(createIndexedDbDisk(), { name: 'old', personId: 'person' });
  const body = { content: '', audioUrl: null, photos: [lake] };
  await tab.records.save({ kind: journalEntry, id: 'seen', day: DAY, body, opened: undefined });
  const account = { id: 'person', username: 'miriam' };
  const sha256 = await hashBlob(PICTURE);
  const recordings = Object.values(idsOf(lake)).map(
    (id): ExportedRecording =>
      names.includes(id)
        ? { id, file: `photos/${id}.jpg`, type: 'image/jpeg', bytes: 900, sha256, durationMs: 0 }
        : { id, missing: 'OFFLINE' },
  );
  const file = { ...buildExport(await tab.records.all(), { exportedAt: 0, account }), recordings };
  await tab.close();
  return new File([JSON.stringify(file)], 'export.json');
}

const PICTURE = new Blob([new Uint8Array(900).fill(3)], { type: 'image/jpeg' });

async function takeInPhotos(tab: Tab, file: File) {
  const run = createImportRun(tab);
  await run.pick(file);
  const found = run.get();
  if (found.phase !== 'found') throw new Error(found.phase);
  Object.assign(found.file, { readRecording: async () => PICTURE });
  await run.start();
  const state = run.get();
  if (state.phase !== 'done') throw new Error(state.phase);
  return { ...state, lines: reportLines(state.report, found.file.content) };
}

test('V17 a photo comes back with its preview, is told once, and waits to be sent', async () => {
  const { photo, preview } = idsOf(samplePhoto('lake'));
  const tab = await openTab(createIndexedDbDisk());
  const { file, report, lines } = await takeInPhotos(tab, await exportedPhotos([photo, preview]));
  expect(summarize(file.content)).toMatchObject({ recordings: 0, photos: 1 });
  expect(report.photos).toMatchObject({ restored: 1, absent: 0 });
  expect(lines).toContainEqual({ label: 'Photos imported', count: 1 });
  for (const id of [photo, preview]) expect((await tab.media.read(id))?.type).toBe('image/jpeg');
  expect(await whenLive(tab.media.liveOne(preview))).toMatchObject({ previewOf: photo });
});

test('photos of which some are here already are made whole; what is not in the file is told', async () => {
  const { photo, preview } = idsOf(samplePhoto('lake'));
  const tab = await openTab(createIndexedDbDisk());
  await tab.media.restore({ id: preview, content: PICTURE, durationMs: 0, previewOf: photo });
  const { report } = await takeInPhotos(tab, await exportedPhotos([photo, preview]));
  expect(report.photos).toMatchObject({ restored: 1 });
  const again = await takeInPhotos(tab, await exportedPhotos([preview]));
  expect(again.report.photos).toMatchObject({ restored: 0, present: 0, absent: 1 });
  expect(again.lines).toContainEqual({ label: 'Photos not in the file', count: 1 });
  expect(reportNote(again.report)).toContain('only lists photos. A zip includes them');
});
