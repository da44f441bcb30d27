import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { fullPages } from './full-pages';
import { HttpError } from './http-error';
import { createPagedList } from './paged-list';

const SIZE = 3;
const source = fullPages('/api/things', z.array(z.object({ id: z.string() })), SIZE);
const NAMES = ['anna', 'ben', 'carl', 'dora', 'eve', 'finn', 'gus', 'hal'];
const refusal = (code: string) => new HttpError(404, '', undefined, code);

/** A server that lists names, three at a time; `answering` may be set to answer otherwise. */
function openList(query?: () => string) {
  const things = { names: NAMES, kept: [] as unknown[] };
  const onRefused = vi.fn();
  const page = (address: string) => {
    const cursor = new URL(address, 'http://localhost').searchParams.get('cursor');
    const from = cursor === null ? 0 : things.names.indexOf(cursor) + 1;
    if (cursor !== null && from === 0) throw refusal('NOT_FOUND');
    return things.names.slice(from, from + SIZE).map((id) => ({ id }));
  };
  const ask = vi.fn(async (address: string): Promise<unknown> => page(address));
  const list = createPagedList(
    { ...source, ...(query && { query }) },
    {
      ask,
      answers: { keep: async (_, answer) => void things.kept.push(answer) },
      today: () => '2026-03-10',
      onRefused,
    },
  );
  const ids = () => list.state.get().loaded?.items.map(({ id }) => id);
  return { list, ids, ask, page, things, onRefused };
}

describe('a list in pages', () => {
  it('asks anew for as many pages as are shown, and is told to the end', async () => {
    const { list, ids, things } = openList();
    await list.refresh();
    await list.showMore();
    expect(ids()).toEqual(NAMES.slice(0, 6));
    things.names = ['abe', ...NAMES];
    await list.refresh();
    expect(ids()).toEqual(['abe', ...NAMES.slice(0, 5)]);
    await list.showMore();
    expect(ids()).toEqual(['abe', ...NAMES]);
    expect(list.state.get().loaded?.next).toBe('hal');
    await list.showMore();
    expect(list.state.get().loaded?.next).toBeNull();
  });

  it('adds to the address of each question what is to be said at that time', async () => {
    const said = vi.fn(() => 'seen=1');
    const { list, ask } = openList(said);
    await list.refresh();
    await list.showMore();
    said.mockReturnValue('');
    await list.refresh();
    expect(ask.mock.calls.map(([address]) => address)).toEqual([
      '/api/things?seen=1',
      '/api/things?cursor=carl&seen=1',
      '/api/things',
      '/api/things?cursor=carl',
    ]);
  });

  it('believes the later of two questions, whichever is answered first', async () => {
    const { list, ids, ask } = openList();
    let answerFirst: (answer: unknown) => void = () => undefined;
    ask.mockReturnValueOnce(
      new Promise((resolve) => {
        answerFirst = resolve;
      }),
    );
    const early = list.refresh();
    await list.refresh();
    answerFirst([{ id: 'old' }]);
    await early;
    expect(ids()).toEqual(NAMES.slice(0, SIZE));
  });

  it('stays as it is where no answer comes, and says so until one does', async () => {
    const { list, ids, ask, onRefused } = openList();
    await list.refresh();
    for (const answer of [
      () => Promise.reject(new TypeError()),
      async () => '<h1>Welcome</h1>',
      () => Promise.reject(new HttpError(404, '', undefined, undefined)),
    ]) {
      ask.mockImplementationOnce(answer);
      await list.refresh();
      expect([ids(), list.state.get().hasFailed]).toEqual([NAMES.slice(0, SIZE), true]);
    }
    expect(onRefused).not.toHaveBeenCalled();
    await list.refresh();
    expect(list.state.get().hasFailed).toBe(false);
  });

  it('begins anew where the place to go on from is gone', async () => {
    const { list, ids, things, onRefused } = openList();
    await list.refresh();
    things.names = NAMES.filter((name) => name !== 'carl');
    await list.showMore();
    expect(ids()).toEqual(['anna', 'ben', 'dora']);
    expect(onRefused).not.toHaveBeenCalled();
    expect(list.state.get().isLoadingMore).toBe(false);
  });

  it.each(['NOT_FOUND', 'NOT_A_MEMBER'])(
    'A4 says that it is %s from its first page on',
    async (code) => {
      const { list, ask, onRefused } = openList();
      await list.refresh();
      ask.mockRejectedValue(refusal(code));
      await list.showMore();
      await list.refresh();
      expect(onRefused).toHaveBeenCalledTimes(2);
    },
  );

  it('keeps its first page with the day it came on, and no other', async () => {
    const { list, things } = openList();
    await list.refresh();
    await list.showMore();
    const answer = NAMES.slice(0, SIZE).map((id) => ({ id }));
    expect(things.kept).toEqual([{ day: '2026-03-10', answer }]);
  });
});
