import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { journalEntry } from '../../../../shared/records/journal-entry';
import { createAutosave } from '../../../records/autosave';
import { createDraftKeeper } from '../../../records/draft-keeper';
import { createRecordForm } from '../../../records/record-form';
import { createIndexedDbDisk } from '../../../records/testing/disk';
import { closeTabs, openTab, type Tab } from '../../../records/testing/open-tab';
import { openEntryForm } from '../entry-form';
import { ENTRY_SAVING } from './use-open-entry';

const ID = 'entry';
const DAY = '2026-03-01';
const WORDS = { content: 'Dad called.', audioUrl: null };

let tab: Tab;
beforeEach(async () => {
  tab = await openTab(createIndexedDbDisk());
  await tab.records.save({ kind: journalEntry, id: ID, day: DAY, body: WORDS, opened: undefined });
});
afterEach(closeTabs);

/** The page of the entry, as it is opened and watched. */
async function open() {
  const keeper = createDraftKeeper(tab.drafts);
  const page = createRecordForm({ records: tab.records, keeper }, openEntryForm(ID, DAY));
  const autosave = createAutosave(page, () => 1, ENTRY_SAVING);
  const leave = autosave.subscribe(() => undefined);
  await vi.waitUntil(() => page.state.get().ready);
  return { keeper, page, leave };
}

const saved = async () => (await tab.records.find(journalEntry, ID))?.body;

test('P84 a title typed on an emptied page is saved as it is left, beside the words that were there', async () => {
  const { keeper, page, leave } = await open();
  page.change({ content: '' });
  page.change({ title: 'The call I waited for' });
  leave();
  await vi.waitUntil(() => !page.state.get().edited);
  expect(await saved()).toEqual({ ...WORDS, title: 'The call I waited for' });
  await keeper.flush();
  expect(await tab.drafts.all()).toEqual([]);
});

test('P84 F9 also where the program ended on the emptied page', async () => {
  const { keeper, page } = await open();
  page.change({ content: '', title: 'The call I waited for' });
  await keeper.flush();
  const again = await open();
  await vi.waitUntil(() => !again.page.state.get().edited);
  expect(await saved()).toEqual({ ...WORDS, title: 'The call I waited for' });
});

test('an emptied page on which nothing else was typed shows its words again, and saves nothing', async () => {
  const before = await tab.records.find(journalEntry, ID);
  const { page, leave } = await open();
  page.change({ content: '' });
  leave();
  await vi.waitUntil(() => page.state.get().form.content === WORDS.content);
  expect(await tab.records.find(journalEntry, ID)).toEqual(before);
});
