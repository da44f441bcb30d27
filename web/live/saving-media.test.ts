import { expect, test } from 'vitest';
import { journalEntry } from '../../shared/records/journal-entry';
import type { PersonStore, SaveInput } from '../local/contract';
import { savingMedia } from './saving-media';

const ID = 'a-recording-of-mine-01';

function setUp({ keepFails = false } = {}) {
  const done: string[] = [];
  const store = {
    records: { save: async () => void done.push('saved') },
    media: {
      async keep(id: string) {
        if (keepFails) throw new Error('full');
        done.push(`kept ${id}`);
      },
    },
  } as unknown as PersonStore;
  const save = (audioUrl: string | null) =>
    savingMedia(store).save({
      kind: journalEntry,
      body: { content: '', audioUrl },
    } as unknown as SaveInput<{ content: string; audioUrl: string | null }>);
  return { done, save };
}

test('V1 V3 a recording is kept before the record that names it by its final address is saved', async () => {
  const { done, save } = setUp();
  await save(`/api/media/${ID}`);
  expect(done).toEqual([`kept ${ID}`, 'saved']);
});

test('V3 a recording that can not be kept is in no record', async () => {
  const { done, save } = setUp({ keepFails: true });
  await expect(save(`/api/media/${ID}`)).rejects.toThrow('full');
  expect(done).toEqual([]);
});

test('a record without a recording of ours is just saved', async () => {
  const { done, save } = setUp();
  await save(null);
  await save('https://elsewhere.example/voice.webm');
  expect(done).toEqual(['saved', 'saved']);
});
