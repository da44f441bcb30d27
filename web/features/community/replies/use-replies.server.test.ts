import { afterEach, beforeEach, expect, it } from 'vitest';
import { REPLIES_PAGE } from '../../../../shared/api/replies';
import { decideOnReply } from '../../../../sync-server/services/replies/moderate-replies';
import { submitReply } from '../../../../sync-server/services/replies/replies';
import { type Client, openTestApp, type TestApp } from '../../../../sync-server/testing/test-app';
import { HttpError } from '../../../answers/http-error';
import { createPagedList } from '../../../answers/paged-list';
import { createIndexedDbDisk } from '../../../records/testing/disk';
import { closeTabs, openTab } from '../../../records/testing/open-tab';
import { whenLive } from '../../../records/testing/when-live';
import { repliesOf } from './use-replies';

const SOURCE = repliesOf('ours:1');
const ALL = REPLIES_PAGE + 2;

let test: TestApp;
let ben: Client;

beforeEach(async () => {
  test = openTestApp();
  ben = await test.person('ben');
  const ruth = await test.person('ruth');
  for (let at = 0; at < ALL; at += 1) {
    const context = { questionId: 'ours:1', id: `at-${at}`, now: at };
    await submitReply(test.store, ruth, { text: `Reply ${at}` }, context);
    await decideOnReply(test.store, context.id, 'approved');
  }
  const own = { questionId: 'ours:1', id: 'own', now: ALL };
  await submitReply(test.store, ben, { text: 'Mine' }, own);
});
afterEach(async () => {
  await closeTabs();
  await test.close();
});

it('Y4 Y9 one’s own that waits stands first; the first page is kept for reading offline', async () => {
  const { answers } = await openTab(createIndexedDbDisk());
  const list = createPagedList(SOURCE, {
    async ask(address) {
      const { status, body } = await ben.call('GET', address);
      if (status === 200) return body;
      throw new HttpError(status, '', undefined, String(body.code));
    },
    answers,
    today: () => '2026-03-10',
    onRefused: () => expect.unreachable(),
  });
  await list.refresh();
  await list.showMore();
  const newestFirst = Array.from({ length: ALL }, (_, index) => `at-${ALL - 1 - index}`);
  const ids = list.state.get().loaded?.items.map(({ id }) => id);
  expect(ids).toEqual(['own', ...newestFirst]);
  const kept = await whenLive(answers.live(SOURCE.keptAt), (value) => value !== null);
  const { answer } = kept as { answer: unknown };
  expect(SOURCE.read(answer)?.items).toHaveLength(REPLIES_PAGE + 1);
});
