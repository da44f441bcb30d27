import { afterEach, expect, test } from 'vitest';
import type { EntryPhoto } from '../../../shared/records/journal-entry';
import { idsOf } from '../../../shared/testing/sample-photo';
import { createIndexedDbDisk } from '../../records/testing/disk';
import { closeTabs, openTab, type Tab } from '../../records/testing/open-tab';
import { createPhotoIntake } from './photo-intake';
import type { Prepared } from './prepare-picture';

afterEach(closeTabs);

const DRAWN = 'drawn again';
const SMALL = 'drawn small';
const PICKED = 'as the camera made it, with the place in it';

const jpeg = (bytes: string) => new Blob([bytes], { type: 'image/jpeg' });
const picture = { photo: jpeg(DRAWN), preview: jpeg(SMALL), width: 40, height: 30 };

/** Picks a picture whose drawing comes to this; the photos of the form, and every byte that the disk then has. */
async function pick(prepared: Prepared) {
  const tab = await openTab(createIndexedDbDisk(), { name: 'a-device-with-a-name' });
  const startPreparer = () => ({ prepare: async () => prepared, end: () => undefined });
  const intake = createPhotoIntake('journal:new', { media: tab.media, startPreparer });
  const photos: EntryPhoto[] = [];
  intake.attach((photo) => photos.push(photo));
  intake.add([new File([PICKED], 'IMG_0001.jpg', { type: 'image/jpeg' })], 4);
  await intake.settled();
  return { tab, photos, notes: intake.state.get().notes };
}

const textOf = async ({ media }: Tab, id: string) => (await media.read(id))?.text();

test('V13 V12 what was drawn again is a photo of the form, by its two addresses, and nothing else is on the disk', async () => {
  const { tab, photos } = await pick({ ok: true, value: { ...picture, wasAnimated: false } });
  expect(photos).toMatchObject([{ width: 40, height: 30 }]);
  const { photo, preview } = idsOf(photos[0]!);
  expect([photos[0]?.hash, await textOf(tab, photo), await textOf(tab, preview)]).toEqual([
    photo,
    DRAWN,
    SMALL,
  ]);
});

test('V13 a picture that can not be drawn again is not kept as it is', async () => {
  const { photos, notes } = await pick({ ok: false, problem: { why: 'damaged' } });
  expect(photos).toEqual([]);
  expect(notes).toHaveLength(1);
});
