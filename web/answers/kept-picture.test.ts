import { expect, it } from 'vitest';
import { readPicture } from './kept-picture';

it('reads a picture as it was kept, and nothing else', () => {
  const picture = { url: '/api/profile/image/1', data: 'data:image/jpeg;base64,AAAA' };
  expect(readPicture(JSON.stringify(picture))).toEqual(picture);
  for (const other of [null, '', '{}', 'null', '[', JSON.stringify({ ...picture, data: '/x' })]) {
    expect(readPicture(other)).toBeUndefined();
  }
});
