import { afterEach, expect, it } from 'vitest';
import { createDraftForm } from './draft-form';
import { createDraftKeeper } from './draft-keeper';
import { createIndexedDbDisk } from './testing/disk';
import { closeTabs, openTab } from './testing/open-tab';

const EMPTY = { subject: '', message: '' };
const read = (left: unknown) => ({ ...EMPTY, ...(left as Partial<typeof EMPTY> | undefined) });

afterEach(closeTabs);

/** The form of a page, and what a page that comes later finds. */
async function openForm() {
  const { drafts } = await openTab(createIndexedDbDisk());
  const keeper = createDraftKeeper(drafts);
  const draft = createDraftForm(keeper, 'feedback', read);
  const found = async () => {
    await keeper.flush();
    const later = createDraftForm(createDraftKeeper(drafts), 'feedback', read);
    await later.open();
    return later.form.get();
  };
  return { draft, found };
}

it('shows nothing before it is known what was left', async () => {
  const { draft, found } = await openForm();
  draft.change({ subject: 'Typed too early' });
  expect(draft.form.get()).toBeUndefined();
  await draft.open();
  expect([draft.form.get(), await found()]).toEqual([EMPTY, EMPTY]);
});

it('F9 keeps both of two keystrokes that come before the screen draws the first', async () => {
  const { draft, found } = await openForm();
  await draft.open();
  const drawn = draft.form.get();
  draft.change({ subject: 'Of late' });
  draft.change({ message: 'So slow' });
  expect(drawn).toEqual(EMPTY);
  const typed = { subject: 'Of late', message: 'So slow' };
  expect([draft.form.get(), await found()]).toEqual([typed, typed]);
});

it('begins anew once what was written has gone where it belongs', async () => {
  const { draft, found } = await openForm();
  await draft.open();
  draft.change({ message: 'Sent' });
  await draft.clear();
  expect([draft.form.get(), await found()]).toEqual([EMPTY, EMPTY]);
});
