import { afterEach, expect, test } from 'vitest';
import { mediaIdOf } from '../../../shared/protocol/media';
import { type EntryPhoto, MOST_PHOTOS } from '../../../shared/records/journal-entry';
import { firstValue } from '../../live/first-value';
import { createIndexedDbDisk } from '../../records/testing/disk';
import { FaultyDisk } from '../../records/testing/faulty-disk';
import { closeTabs, openTab } from '../../records/testing/open-tab';
import { createPhotoIntake } from './photo-intake';
import type { Prepared } from './prepare-picture';

const DRAFT = 'journal:new';
afterEach(closeTabs);

/** An intake on a real disk, whose pictures are prepared when the test says so. */
async function begun() {
  const disk = new FaultyDisk(createIndexedDbDisk(), 'full');
  const { media } = await openTab(disk, { name: 'a-device-with-a-name' });
  const asked: { readonly text: string; readonly answer: (prepared: Prepared | Error) => void }[] =
    [];
  const preparers = { started: 0, ended: 0 };
  const photos: EntryPhoto[] = [];
  const intake = createPhotoIntake(DRAFT, {
    media,
    startPreparer() {
      preparers.started += 1;
      return {
        async prepare(file) {
          const text = await file.text();
          return new Promise((resolve, reject) => {
            const answer = (prepared: Prepared | Error) =>
              prepared instanceof Error ? reject(prepared) : resolve(prepared);
            asked.push({ text, answer });
          });
        },
        end() {
          preparers.ended += 1;
        },
      };
    },
  });
  const take = (photo: EntryPhoto) => photos.push(photo);
  const next = async () => {
    await expect.poll(() => asked.length).toBe(1);
    return asked.shift() ?? { text: '', answer: () => undefined };
  };
  return { disk, media, intake, photos, take, next, preparers };
}

test('V14 a photo and its preview are whole on the disk before the form has them', async () => {
  const { media, intake, photos, take, next } = await begun();
  intake.attach(take);
  intake.add([file('lake')], MOST_PHOTOS);
  (await next()).answer(prepared('lake'));
  await intake.settled();
  expect(photos).toMatchObject([{ width: 2048, height: 1536 }]);
  const [photo] = photos;
  expect(photo?.hash).toBe(mediaIdOf(photo?.url));
  expect(await bytesOf(media, photo?.url)).toBe('lake, whole');
  expect(await bytesOf(media, photo?.preview)).toBe('lake, small');
  for (const url of [photo?.url, photo?.preview]) {
    const kept = await firstValue(media.liveOne(mediaIdOf(url) ?? ''));
    expect(kept).toMatchObject({ state: 'captured', type: 'image/jpeg' });
  }
});

test('pictures are prepared one after the other, in the order in which they were chosen', async () => {
  const { media, intake, photos, take, next, preparers } = await begun();
  intake.attach(take);
  intake.add([file('one'), file('two')], MOST_PHOTOS);
  const first = await next();
  expect(first.text).toBe('one');
  expect(intake.state.get().preparing.map(({ name }) => name)).toEqual(['one.jpg', 'two.jpg']);
  first.answer(prepared('one'));
  const second = await next();
  expect(photos).toHaveLength(1);
  expect(second.text).toBe('two');
  second.answer(prepared('two'));
  await intake.settled();
  expect(await Promise.all(photos.map(({ url }) => bytesOf(media, url)))).toEqual([
    'one, whole',
    'two, whole',
  ]);
  expect(preparers).toEqual({ started: 1, ended: 1 });
  expect(intake.state.get()).toEqual({ preparing: [], notes: [] });
});

test('as many are taken as there is room for, and the others are named until that is put away', async () => {
  const { intake, photos, take, next } = await begun();
  intake.attach(take);
  intake.add([file('one'), file('two'), file('three')], 2);
  expect(said(intake)).toEqual(['An entry has up to four photos. Not added: “three.jpg”.']);
  intake.add([file('four')], 2);
  (await next()).answer(prepared('one'));
  (await next()).answer(prepared('two'));
  await intake.settled();
  expect(photos).toHaveLength(2);
  expect(said(intake)).toEqual([
    'An entry has up to four photos. Not added: “three.jpg”.',
    'An entry has up to four photos. Not added: “four.jpg”.',
  ]);
  const [first, second] = intake.state.get().notes;
  intake.dismiss(first?.id ?? 0);
  expect(intake.state.get().notes).toEqual([second]);
});

test('a picture that is refused does not hold up the next', async () => {
  const { intake, photos, take, next } = await begun();
  intake.attach(take);
  intake.add([file('heic'), file('huge'), file('moving')], MOST_PHOTOS);
  (await next()).answer({ ok: false, problem: { why: 'unknown-here', type: 'heic' } });
  (await next()).answer(new Error('no memory'));
  (await next()).answer(prepared('moving', { wasAnimated: true }));
  await intake.settled();
  expect(photos).toHaveLength(1);
  expect(said(intake)).toEqual([
    '“heic.jpg” is a HEIC photo, which this browser can’t open. Save it as a JPEG, or add it in Safari.',
    '“huge.jpg” is too large for this device. Save a smaller copy of it, and add that.',
    '“moving.jpg” moves. We kept its first picture.',
  ]);
});

test('F2 a photo that a full disk refuses is told, and taken once there is room', async () => {
  const { disk, media, intake, photos, take, next } = await begun();
  intake.attach(take);
  intake.add([file('lake')], MOST_PHOTOS);
  const asked = await next();
  disk.isFaulty = () => true;
  asked.answer(prepared('lake'));
  await intake.settled();
  disk.isFaulty = () => false;
  expect(photos).toEqual([]);
  expect(said(intake)).toEqual([
    '“lake.jpg” was not added: this device has no space left for it. Your words stay here.',
  ]);
  intake.add([file('lake')], MOST_PHOTOS);
  (await next()).answer(prepared('lake'));
  await intake.settled();
  expect(await bytesOf(media, photos[0]?.url)).toBe('lake, whole');
});

test('left while it is being prepared, a photo goes into the form that was left', async () => {
  const { intake, photos, take, next } = await begun();
  intake.attach(take);
  intake.add([file('lake')], MOST_PHOTOS);
  const asked = await next();
  asked.answer(prepared('lake'));
  await intake.settled();
  expect(photos).toHaveLength(1);
});

test('while another form is being opened over the draft, a photo waits for it', async () => {
  const { intake, photos, take, next } = await begun();
  const reopened: EntryPhoto[] = [];
  intake.attach(take);
  intake.add([file('lake')], MOST_PHOTOS);
  const asked = await next();
  intake.hold();
  asked.answer(prepared('lake'));
  await intake.settled();
  expect(photos).toEqual([]);
  intake.attach((photo) => reopened.push(photo));
  expect(reopened).toHaveLength(1);
  expect(photos).toEqual([]);
});

function file(name: string): File {
  return new File([name], `${name}.jpg`, { type: 'image/jpeg' });
}

function prepared(name: string, { wasAnimated = false } = {}): Prepared {
  const jpeg = (words: string) => new Blob([words], { type: 'image/jpeg' });
  const files = { photo: jpeg(`${name}, whole`), preview: jpeg(`${name}, small`) };
  return { ok: true, value: { ...files, width: 2048, height: 1536, wasAnimated } };
}

function said({ state }: Pick<ReturnType<typeof createPhotoIntake>, 'state'>): string[] {
  return state.get().notes.map(({ text }) => text);
}

async function bytesOf(
  media: { read(id: string): Promise<Blob | undefined> },
  url: string | undefined,
): Promise<string | undefined> {
  return await (await media.read(mediaIdOf(url) ?? ''))?.text();
}
