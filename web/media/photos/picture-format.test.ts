import { expect, test } from 'vitest';
import { readPictureFormat } from './picture-format';
import { picture, withPlace } from './testing/pictures';

const HILL = { width: 96, height: 64, isAnimated: false };

test('the format and the pixels of a picture are known by its first bytes', () => {
  expect(readPictureFormat(picture('hill.jpg'))).toEqual({ ...HILL, type: 'jpeg' });
  expect(readPictureFormat(picture('hill.png'))).toEqual({ ...HILL, type: 'png' });
  expect(readPictureFormat(picture('hill.webp'))).toEqual({ ...HILL, type: 'webp' });
  expect(readPictureFormat(picture('hill.avif'))).toEqual({ ...HILL, type: 'avif' });
  expect(readPictureFormat(picture('hill.heic'))).toMatchObject({ type: 'heic' });
  expect(readPictureFormat(picture('still.gif'))).toEqual({
    width: 32,
    height: 24,
    type: 'gif',
    isAnimated: false,
  });
});

test('what a camera notes before the picture does not hide it', () => {
  expect(readPictureFormat(withPlace(picture('hill.jpg')))).toEqual({ ...HILL, type: 'jpeg' });
  const talkative = withPlace(picture('hill.jpg'), 'x'.repeat(65_000));
  expect(readPictureFormat(talkative)).toEqual({ ...HILL, type: 'jpeg' });
});

test('a picture that moves is known for one', () => {
  expect(readPictureFormat(picture('moving.gif'))?.isAnimated).toBe(true);
  expect(readPictureFormat(picture('moving.webp'))?.isAnimated).toBe(true);
  expect(readPictureFormat(animated(picture('hill.png')))?.isAnimated).toBe(true);
  const sequence = picture('hill.avif');
  sequence.write('avis', 8, 'latin1');
  expect(readPictureFormat(sequence)?.isAnimated).toBe(true);
});

test('what is no picture is none, however it is called', () => {
  for (const bytes of [
    Buffer.from('%PDF-1.7'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('words'),
    Buffer.alloc(0),
    picture('hill.jpg').subarray(0, 20),
  ])
    expect(readPictureFormat(bytes)).toBeUndefined();
});

test('whatever the bytes are, reading ends', () => {
  const names = ['hill.png', 'hill.webp', 'hill.avif', 'moving.gif', 'moving.webp'] as const;
  for (const name of names) {
    const whole = picture(name);
    for (let length = 0; length < whole.length; length += 1)
      expect(() => readPictureFormat(whole.subarray(0, length))).not.toThrow();
    for (let at = 8; at < whole.length; at += 1) {
      const damaged = Buffer.from(whole);
      damaged[at] = 255 - (damaged[at] ?? 0);
      expect(() => readPictureFormat(damaged)).not.toThrow();
    }
  }
});

/** The same PNG with the chunk by which one that moves says so. */
function animated(png: Buffer): Buffer {
  const headEnds = 8 + 12 + 13;
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8, 0);
  chunk.write('acTL', 4, 'latin1');
  return Buffer.concat([png.subarray(0, headEnds), chunk, png.subarray(headEnds)]);
}
