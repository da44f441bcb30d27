import { expect, it, vi } from 'vitest';
import type { PreferenceBody } from '../../../shared/records/preference';
import { LocalStoreError, type Records } from '../../records/contract';
import { sharePlace } from './share-place';

function recordsWith(body: PreferenceBody | undefined) {
  const save = vi.fn(async (_input: { readonly body: PreferenceBody }) => undefined);
  const records = { find: async () => body && { body }, save } as unknown as Records;
  return { records, save, saved: () => save.mock.calls.map(([input]) => input.body) };
}

const PLACE = { at: 4, ms: 30_000.6, heardAt: 9 };

it('tells where the person stopped, in whole milliseconds', async () => {
  const { records, saved } = recordsWith({ showsStreaks: false });
  await sharePlace(records, 5, PLACE);
  expect(saved()).toEqual([{ heardPlace: { day: 5, at: 4, ms: 30_001, heardAt: 9 } }]);
});

it('tells nothing of a place beside the one that is known, but the same place of another day', async () => {
  const { records, saved } = recordsWith({ heardPlace: { day: 5, at: 4, ms: 27_000, heardAt: 1 } });
  await sharePlace(records, 5, PLACE);
  expect(saved()).toEqual([]);
  await sharePlace(records, 6, PLACE);
  expect(saved()).toHaveLength(1);
});

it('tells of another sentence where there is no recording to count by', async () => {
  const { records, saved } = recordsWith({ heardPlace: { day: 5, at: 3, ms: 0, heardAt: 1 } });
  await sharePlace(records, 5, { at: 4, ms: 0, heardAt: 9 });
  expect(saved()).toHaveLength(1);
});

it('a disk that refuses is not worth a word', async () => {
  const { records, save } = recordsWith(undefined);
  save.mockRejectedValueOnce(new LocalStoreError('QUOTA_EXCEEDED', undefined));
  await expect(sharePlace(records, 5, PLACE)).resolves.toBeUndefined();
});
