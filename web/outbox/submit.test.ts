import { afterEach, describe, expect, it } from 'vitest';
import { createDraftKeeper } from '../records/draft-keeper';
import { createIndexedDbDisk } from '../records/testing/disk';
import { FaultyDisk } from '../records/testing/faulty-disk';
import { closeTabs, openTab } from '../records/testing/open-tab';
import { handToOutbox } from './submit';

const DRAFT = 'feedback';
const WRITTEN = { kind: 'feedback', path: '/api/feedback', body: { message: 'Of late' } } as const;

afterEach(closeTabs);

/** Words in a form whose draft is on the disk. */
async function begin() {
  const disk = new FaultyDisk(createIndexedDbDisk(), 'full');
  const tab = await openTab(disk);
  const keeper = createDraftKeeper(tab.drafts);
  keeper.keep(DRAFT, WRITTEN.body);
  await keeper.flush();
  const where = async () => ({
    draft: await createDraftKeeper(tab.drafts).read(DRAFT),
    outbox: (await tab.outboxReplica.waiting()).map(({ body }) => body),
  });
  return { disk, tab, where, clear: () => keeper.discard(DRAFT) };
}

describe('what is handed to the outbox', () => {
  it('is a draft no more', async () => {
    const { tab, where, clear } = await begin();
    expect(await handToOutbox(WRITTEN, tab.outbox, clear)).toMatchObject(WRITTEN);
    expect(await where()).toEqual({ draft: undefined, outbox: [WRITTEN.body] });
  });

  it('F2 stays a draft where the disk has no room for it', async () => {
    const { disk, tab, where, clear } = await begin();
    disk.isFaulty = () => true;
    expect(await handToOutbox(WRITTEN, tab.outbox, clear)).toBeUndefined();
    disk.isFaulty = () => false;
    expect(await where()).toEqual({ draft: WRITTEN.body, outbox: [] });
  });

  it('is on its way also where its draft can’t be cleared', async () => {
    const { tab, where } = await begin();
    const clear = () => Promise.reject(new Error('no disk'));
    expect(await handToOutbox(WRITTEN, tab.outbox, clear)).toMatchObject(WRITTEN);
    expect(await where()).toEqual({ draft: WRITTEN.body, outbox: [WRITTEN.body] });
  });
});
