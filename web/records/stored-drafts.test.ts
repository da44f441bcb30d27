import { afterEach, expect, it } from 'vitest';
import { createMemoryDisk } from './testing/disk';
import { closeTabs, openTab } from './testing/open-tab';

const KEY = 'journal:new';

afterEach(closeTabs);

async function twoTabs() {
  const disk = createMemoryDisk();
  return { disk, one: await openTab(disk), other: await openTab(disk, { name: 'b' }) };
}

it('F9 keeps what two tabs type into the same form', async () => {
  const { one, other } = await twoTabs();
  await one.drafts.write(KEY, 'the first page');
  await other.drafts.write(KEY, 'another page');
  expect(await one.drafts.read(KEY)).toBe('the first page');
  const values = (await one.drafts.all()).map(({ key, value }) => [key, value]);
  expect(values.sort()).toEqual([
    [KEY, 'another page'],
    [KEY, 'the first page'],
  ]);
});

it('F9 throws away nothing of another tab when one is saved', async () => {
  const { disk, one, other } = await twoTabs();
  await one.drafts.write(KEY, 'the first page');
  await other.drafts.write(KEY, 'another page');
  await other.drafts.discard(KEY);
  await one.close();
  const later = await openTab(disk, { name: 'c' });
  expect(await later.drafts.read(KEY)).toBe('the first page');
});

it('F9 brings back one copy after the other, the newest first', async () => {
  const { disk, one, other } = await twoTabs();
  await one.drafts.write(KEY, 'the first page');
  other.surroundings.time += 1_000;
  await other.drafts.write(KEY, 'another page');
  await closeTabs();
  const later = await openTab(disk, { name: 'c' });
  expect(await later.drafts.read(KEY)).toBe('another page');
  await later.drafts.discard(KEY);
  expect(await later.drafts.read(KEY)).toBe('the first page');
  await later.drafts.discard(KEY);
  expect(await later.drafts.all()).toEqual([]);
});

it('goes on with what an earlier page left, in its place', async () => {
  const { one, other } = await twoTabs();
  await one.drafts.write(KEY, 'half');
  expect(await other.drafts.read(KEY)).toBe('half');
  await other.drafts.write(KEY, 'half a sentence');
  expect(await other.drafts.all()).toMatchObject([{ key: KEY, value: 'half a sentence' }]);
});

it('F9 a page’s last words take the place of the same words it wrote, and do not come back once they are saved', async () => {
  const { one, other } = await twoTabs();
  await one.drafts.write(KEY, 'half a sentence');
  await other.drafts.write('journal:other', 'untouched');
  await other.drafts.adoptCopy(KEY, one.drafts.tab, 'half a sentence');
  await other.drafts.write(KEY, 'half a sentence, and on');
  expect((await other.drafts.all()).map(({ value }) => value).sort()).toEqual([
    'half a sentence, and on',
    'untouched',
  ]);
  await other.drafts.discard(KEY);
  expect(await other.drafts.read(KEY)).toBeUndefined();
});

it('F9 last words that are older than what their page wrote, for a killed browser had not forgotten them, take nothing’s place', async () => {
  const { one, other } = await twoTabs();
  await one.drafts.write(KEY, 'half a sentence, and all of the next');
  await other.drafts.adoptCopy(KEY, one.drafts.tab, 'half a sentence');
  await other.drafts.write(KEY, 'half a sentence');
  await other.drafts.discard(KEY);
  expect(await other.drafts.read(KEY)).toBe('half a sentence, and all of the next');
});

it('F9 a page that lives on keeps what it writes after another took over its last words', async () => {
  const { one, other } = await twoTabs();
  await one.drafts.write(KEY, 'half');
  await other.drafts.adoptCopy(KEY, one.drafts.tab, 'half');
  one.surroundings.time += 1_000;
  await one.drafts.write(KEY, 'half of it, and more');
  await other.drafts.write(KEY, 'half');
  expect(await one.drafts.read(KEY)).toBe('half of it, and more');
});

it('F9 leaves a copy alone that its own tab has written since', async () => {
  const { one, other } = await twoTabs();
  await one.drafts.write(KEY, 'half');
  expect(await other.drafts.read(KEY)).toBe('half');
  one.surroundings.time += 1_000;
  await one.drafts.write(KEY, 'half of it, and more');
  await other.drafts.discard(KEY);
  expect(await one.drafts.all()).toMatchObject([{ value: 'half of it, and more' }]);
});

it('tells a draft from one whose key begins the same', async () => {
  const { one, other } = await twoTabs();
  await one.drafts.write('journal:a#b', 'of another entry');
  expect(await other.drafts.read('journal:a')).toBeUndefined();
});
