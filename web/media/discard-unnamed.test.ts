import { afterEach, describe, expect, it } from 'vitest';
import { mediaUrl } from '../../shared/protocol/media';
import { createDraftKeeper } from '../records/draft-keeper';
import { createIndexedDbDisk } from '../records/testing/disk';
import { FaultyDisk } from '../records/testing/faulty-disk';
import { closeTabs, openTab } from '../records/testing/open-tab';
import { discardUnnamed } from './discard-unnamed';

const DRAFT = 'journal:new';

afterEach(closeTabs);

/** A page whose draft on the disk names a recording, and whose person has just removed it from the form. */
async function removed() {
  const disk = new FaultyDisk(createIndexedDbDisk(), 'full');
  const tab = await openTab(disk, { name: 'a-device-with-a-name' });
  const id = await tab.media.begin(DRAFT, 'audio/webm');
  await tab.media.append(id, new Blob([new Uint8Array(40)]), 1_000);
  await tab.media.finish(id);
  const keeper = createDraftKeeper(tab.drafts);
  keeper.keep(DRAFT, { audioUrl: mediaUrl(id) });
  await keeper.flush();
  keeper.keep(DRAFT, { audioUrl: null });
  const discard = (elsewhere: readonly string[] = []) =>
    discardUnnamed(id, {
      keeper,
      media: tab.media,
      claimedElsewhere: async () => new Set(elsewhere),
    });
  const found = async () => ({
    draft: await tab.drafts.read(DRAFT),
    bytes: (await tab.media.read(id))?.size,
  });
  return { disk, id, discard, found };
}

describe('a recording that was removed from its form', () => {
  it('is thrown away once the draft on the disk names it no more', async () => {
    const { discard, found } = await removed();
    await discard();
    expect(await found()).toEqual({ draft: { audioUrl: null }, bytes: undefined });
  });

  it('F2 stays while the disk has no room for the draft without it: the last one still names it', async () => {
    const { disk, id, discard, found } = await removed();
    disk.isFaulty = () => true;
    await discard();
    disk.isFaulty = () => false;
    expect(await found()).toEqual({ draft: { audioUrl: mediaUrl(id) }, bytes: 40 });
  });

  it('stays while another tab has it', async () => {
    const { id, discard, found } = await removed();
    await discard([id]);
    expect((await found()).bytes).toBe(40);
  });
});
