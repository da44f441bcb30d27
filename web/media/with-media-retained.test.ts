import { expect, test } from 'vitest';
import {
  type EntryPhoto,
  type JournalEntryBody,
  journalEntry,
} from '../../shared/records/journal-entry';
import { idsOf, samplePhoto } from '../../shared/testing/sample-photo';
import type { PersonStore } from '../person/contract';
import type { SaveInput } from '../records/contract';
import { withMediaRetained } from './with-media-retained';

const ID = 'a-recording-of-mine-01';

function setUp({ keepFails = '' } = {}) {
  const done: string[] = [];
  const store = {
    records: { save: async () => void done.push('saved') },
    media: {
      async keep(id: string, previewOf?: string) {
        if (keepFails === id) throw new Error('full');
        done.push(previewOf === undefined ? `kept ${id}` : `kept ${id} of ${previewOf}`);
      },
    },
  } as unknown as PersonStore;
  const save = (audioUrl: string | null, photos: readonly EntryPhoto[] = []) =>
    withMediaRetained(store).save({
      kind: journalEntry,
      body: { content: '', audioUrl, photos },
    } as unknown as SaveInput<JournalEntryBody>);
  return { done, save };
}

test('V1 V3 a recording is kept before the record that names it by its final address is saved', async () => {
  const { done, save } = setUp();
  await save(`/api/media/${ID}`);
  expect(done).toEqual([`kept ${ID}`, 'saved']);
});

test('V3 a recording that can not be kept is in no record', async () => {
  const { done, save } = setUp({ keepFails: ID });
  await expect(save(`/api/media/${ID}`)).rejects.toThrow('full');
  expect(done).toEqual([]);
});

test('a record without a recording of ours is just saved', async () => {
  const { done, save } = setUp();
  await save(null);
  await save('https://elsewhere.example/voice.webm');
  expect(done).toEqual(['saved', 'saved']);
});

test('V14 V17 every photo and its preview, told as one, are kept before the record that names them is saved', async () => {
  const { done, save } = setUp();
  const [lake, hill] = [samplePhoto('lake'), samplePhoto('hill')];
  await save(`/api/media/${ID}`, [lake, hill]);
  const kept = [lake, hill]
    .map(idsOf)
    .flatMap(({ photo, preview }) => [`kept ${photo}`, `kept ${preview} of ${photo}`]);
  expect(done).toEqual([`kept ${ID}`, ...kept, 'saved']);
});

test('V14 a photo whose preview can not be kept is in no record', async () => {
  const lake = samplePhoto('lake');
  const { done, save } = setUp({ keepFails: idsOf(lake).preview });
  await expect(save(null, [lake])).rejects.toThrow('full');
  expect(done).toEqual([`kept ${idsOf(lake).photo}`]);
});
