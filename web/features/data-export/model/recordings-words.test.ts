import { expect, test } from 'vitest';
import type { ExportedRecording } from '../../../../shared/api/export';
import { NamedMedia } from '../../../../shared/protocol/named-media';
import { idsOf, samplePhoto } from '../../../../shared/testing/sample-photo';
import { afterZip, beforeZip, type MediaCount, mediaInWords, tallyOf } from './recordings-words';

const NONE = { recordings: 0, photos: 0 };

test('what the zip will lack is said before', () => {
  const overview = { count: NONE, bytes: 1, elsewhere: { recordings: 2, photos: 0 } };
  const before = (elsewhere: Partial<MediaCount>, online: boolean) =>
    beforeZip({ ...overview, elsewhere: { ...NONE, ...elsewhere } }, online);
  expect(before({}, false)).toBeUndefined();
  expect(before({ recordings: 1 }, true)).toContain('One recording isn’t on this device. We’ll');
  expect(before({ photos: 1 }, true)).toContain('One photo isn’t on this device.');
  expect(before({ recordings: 2 }, false)).toContain('the zip will only list them');
  expect(before({ recordings: 1, photos: 2 }, false)).toContain('1 recording and 2 photos aren’t');
});

test('what the zip is offered with is what there is', () => {
  expect(mediaInWords(NONE)).toBe('recordings');
  expect(mediaInWords({ recordings: 0, photos: 1 })).toBe('photos');
  expect(mediaInWords({ recordings: 1, photos: 1 })).toBe('recordings and photos');
});

test('V17 and after, each photo once', () => {
  const lake = samplePhoto('lake');
  const { photo, preview } = idsOf(lake);
  const photos = new NamedMedia([lake]);
  const included = (id: string) => {
    const bytes = { type: 't', bytes: 1, sha256: 's', durationMs: 1 };
    return { id, file: 'f', ...bytes };
  };
  const after = (recordings: ExportedRecording[]) => afterZip(tallyOf(recordings, photos));
  expect(after([included('a')])).toBe('1 recording is in the zip.');
  expect(after([included(photo), included(preview)])).toBe('1 photo is in the zip.');
  expect(after([])).toBe('');
  const missing: ExportedRecording[] = [
    { id: 'b', missing: 'OFFLINE' },
    { id: photo, missing: 'OFFLINE' },
    { id: preview, missing: 'OFFLINE' },
    { id: 'c', missing: 'NOT_FOUND' },
  ];
  expect(after([included('a'), included('d'), ...missing])).toBe(
    '2 recordings are in the zip. 1 recording and 1 photo are not included because you’re offline. Export again when you’re online. 1 recording is neither on this device nor on our server.',
  );
});
