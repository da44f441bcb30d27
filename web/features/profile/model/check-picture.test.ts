import { expect, it } from 'vitest';
import { checkPicture } from './check-picture';

const MB = 1024 * 1024;

it('takes any image up to 5 MB', () => {
  expect(checkPicture({ type: 'image/png', size: 1 })).toBeUndefined();
  expect(checkPicture({ type: 'image/heic', size: 5 * MB })).toBeUndefined();
});

it('says what is wrong, in the words of the spec', () => {
  expect(checkPicture({ type: 'application/pdf', size: 1 })).toEqual({
    title: 'Invalid File',
    description: 'Please select an image file (JPG, PNG, etc.).',
  });
  expect(checkPicture({ type: 'image/jpeg', size: 5 * MB + 1 })).toEqual({
    title: 'File Too Large',
    description: 'Please select an image smaller than 5MB.',
  });
});
