import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SUGGESTIONS_PAGE } from '../../../shared/api/suggestions';
import { submitSuggestion, voteOnSuggestion } from '../../../sync-server/services/suggestions';
import { type Client, openTestApp, type TestApp } from '../../../sync-server/testing/test-app';
import { APPROVED_SUGGESTIONS } from '../../answers/approved-suggestions';
import { HttpError } from '../../answers/http-error';
import { createPagedList } from '../../answers/paged-list';
import { ShowMore } from '../../answers/react/paged-parts';
import { createIndexedDbDisk } from '../../records/testing/disk';
import { closeTabs, openTab } from '../../records/testing/open-tab';
import { whenLive } from '../../records/testing/when-live';

const ALL = SUGGESTIONS_PAGE + 5;

let test: TestApp;
let ben: Client;

beforeEach(async () => {
  test = openTestApp();
  ben = await test.person('ben');
  await test.person('ruth');
  for (let at = 0; at < ALL; at += 1) {
    const asked = { suggestion: `Question ${at}`, category: null };
    await submitSuggestion(test.store, { id: 'account-ruth' }, asked, { id: `at-${at}`, now: at });
  }
});
afterEach(async () => {
  await closeTabs();
  await test.close();
});

/** The list as ben's device asks the server for it. */
async function openList() {
  const { answers } = await openTab(createIndexedDbDisk());
  const list = createPagedList(APPROVED_SUGGESTIONS, {
    async ask(address) {
      const { status, body } = await ben.call('GET', address);
      if (status === 200) return body;
      throw new HttpError(status, '', undefined, String(body.code));
    },
    answers,
    today: () => '2026-03-10',
    onRefused: () => expect.unreachable(),
  });
  const ids = () => list.state.get().loaded?.items.map(({ id }) => id) ?? [];
  const button = () => {
    const { loaded, hasFailed, isLoadingMore } = list.state.get();
    const paged = { hasMore: Boolean(loaded?.next), hasFailed, isLoadingMore };
    return renderToStaticMarkup(
      <ShowMore paged={{ ...paged, showMore: () => undefined }}>Show more questions</ShowMore>,
    );
  };
  return { list, ids, button, answers };
}

const newestFirst = Array.from({ length: ALL }, (_, index) => `at-${ALL - 1 - index}`);

describe('the community’s questions', () => {
  it('"Show more questions" stands below a full page, brings the rest, each once, and is gone', async () => {
    const { list, ids, button } = await openList();
    expect([ids(), button()]).toEqual([[], '']);
    await list.refresh();
    expect(ids()).toEqual(newestFirst.slice(0, SUGGESTIONS_PAGE));
    expect(button()).toContain('Show more questions');
    // It rises above the page that is shown, and everything else goes down by one.
    const voter = { id: 'account-ben', plan: 'premium' } as const;
    await voteOnSuggestion(test.store, voter, 'at-0', { voteType: 'upvote' });
    const more = [list.showMore(), list.showMore()];
    expect(button()).toContain('aria-busy="true"');
    await Promise.all(more);
    expect(ids()).toEqual(newestFirst.slice(0, -1));
    expect(button()).toBe('');
    await list.refresh();
    expect(ids()).toEqual(['at-0', ...newestFirst.slice(0, -1)]);
  });

  it('begin anew where the question is gone that the next page was to follow', async () => {
    const { list, ids } = await openList();
    await list.refresh();
    await test.store.eraseAccount('account-ruth');
    const { id } = await test.person('cleo');
    const asked = { suggestion: 'Another', category: null };
    await submitSuggestion(test.store, { id }, asked, { id: 'other', now: 1 });
    await list.showMore();
    expect(ids()).toEqual(['other']);
  });

  it('are kept for reading without a network as far as their first page', async () => {
    const { list, answers } = await openList();
    await list.refresh();
    await list.showMore();
    const kept = await whenLive(
      answers.live(APPROVED_SUGGESTIONS.keptAt),
      (value) => value !== null,
    );
    const { day, answer } = kept as { day: string; answer: unknown };
    expect(day).toBe('2026-03-10');
    expect(APPROVED_SUGGESTIONS.read(answer)?.items).toHaveLength(SUGGESTIONS_PAGE);
  });
});
