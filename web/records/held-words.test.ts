import { expect, test } from 'vitest';
import { heldPhotoWords, heldRecordingWords, heldWords } from './held-words';

test('P28 the reason counts the entry, says what can be done with it, and that Premium lifts it', () => {
  expect(heldWords('ENTRY_LIMIT', 4)).toEqual({
    reason:
      'The free plan includes 3 journal entries, and this is the fourth. ' +
      'It’s saved on this device. You can read, edit, and export it.',
    premium: true,
  });
  for (const position of [undefined, 2, 27]) {
    expect(heldWords('ENTRY_LIMIT', position).reason).toContain('and this is one more.');
  }
});

test('P29 every other reason is a sentence of its own, and says that the words stay', () => {
  const codes = ['RECORD_TOO_LARGE', 'RECORD_QUOTA', 'INVALID_RECORD', 'SOMETHING_NEW', undefined];
  const reasons = codes.map((code) => heldWords(code).reason);
  expect(new Set(reasons).size).toBe(4);
  for (const reason of reasons) expect(reason).toContain('It’s saved on this device.');
});

test('A27 P45 what the server has no room for says what is safe and what helps', () => {
  const { reason, premium } = heldWords('RECORD_QUOTA');
  expect(reason).toContain('It’s saved on this device. You can read, edit, and export it.');
  expect(reason).toContain('Delete something you no longer need, or write to us');
  expect(premium).toBe(false);
});

test('V7 a recording that is held can be played and exported', () => {
  const codes = ['MEDIA_QUOTA', 'MEDIA_TYPE', 'BODY_TOO_LARGE', 'SOMETHING_NEW'];
  const reasons = codes.map((code) => heldRecordingWords(code).reason);
  expect(new Set(reasons).size).toBe(4);
  for (const reason of reasons) expect(reason).toContain('You can play and export it.');
});

test('V7 V12 a photo that is held can be seen and exported, and one space is full for both', () => {
  const codes = ['MEDIA_QUOTA', 'MEDIA_TYPE', 'BODY_TOO_LARGE', 'SOMETHING_NEW'];
  const reasons = codes.map((code) => heldPhotoWords(code).reason);
  expect(new Set(reasons).size).toBe(4);
  for (const reason of reasons) expect(reason).toContain('You can see and export it.');
  const full = 'Your space for recordings and photos is full. Delete a recording or photo';
  expect(reasons[0]).toContain(full);
  expect(heldRecordingWords('MEDIA_QUOTA').reason).toContain(full);
});
