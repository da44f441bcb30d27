import { describe, expect, it } from 'vitest';
import {
  cleanSampleGif,
  cleanSampleJpeg,
  cleanSamplePng,
  sampleGif,
  sampleJpeg,
  samplePng,
  tellsPlace,
} from '../../testing/pictures';
import { cleanImage } from './clean-image';

const KINDS = [
  ['image/jpeg', sampleJpeg, cleanSampleJpeg],
  ['image/png', samplePng, cleanSamplePng],
  ['image/gif', sampleGif, cleanSampleGif],
] as const;

describe.each(KINDS)('%s', (type, sample, clean) => {
  it('A18 keeps what is seen, byte for byte, and nothing of place, camera or comments', () => {
    expect(tellsPlace(sample())).toBe(true);
    const cleaned = cleanImage(sample());
    expect(cleaned?.type).toBe(type);
    expect(cleaned?.bytes.toString('hex')).toBe(clean().toString('hex'));
  });

  it('A14 cuts off whatever follows the end', () => {
    expect(sample().includes('<script>')).toBe(true);
    expect(cleanImage(sample())?.bytes.includes('<script>')).toBe(false);
  });

  it('leaves a clean one as it is', () => {
    expect(cleanImage(clean())?.bytes.equals(clean())).toBe(true);
  });

  it('A17 says how many pixels it unfolds to', () => {
    const wide = sample({ width: 60_000, height: 50_000 });
    expect(cleanImage(wide)?.pixels).toBe(3_000_000_000);
  });

  it('refuses one that ends too early, wherever', () => {
    const whole = clean();
    for (let bytes = 0; bytes < whole.length; bytes += 1) {
      expect(cleanImage(whole.subarray(0, bytes))).toBeUndefined();
    }
  });

  it('never fails on a damaged one, and never makes it longer', () => {
    const whole = sample();
    for (let at = 0; at < whole.length; at += 1) {
      for (const value of [0, 0x21, 0xc0, 0xff]) {
        const damaged = Buffer.from(whole);
        damaged[at] = value;
        expect(cleanImage(damaged)?.bytes.length ?? 0).toBeLessThanOrEqual(whole.length + 2);
      }
    }
  });
});

const JPEG_FRAME = Buffer.from([0xff, 0xc0, 0, 11]);

it.each([
  ['JPEG', sampleJpeg, 2, (file: Buffer) => file.indexOf(JPEG_FRAME), 13],
  ['PNG', samplePng, 8, () => 8, 25],
])('A17 goes by the largest size that a %s names', (_, sample, start, placeOf, bytes) => {
  const [wide, small] = [sample({ width: 60_000, height: 50_000 }), sample()];
  const size = wide.subarray(placeOf(wide), placeOf(wide) + bytes);
  const both = Buffer.concat([small.subarray(0, start), size, small.subarray(start)]);
  expect(cleanImage(both)?.pixels).toBe(3_000_000_000);
});

it.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['WebP', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['a page that begins like a GIF', 'GIF89a/*<script>alert(1)</script>'],
  ['nothing', ''],
])('A14 takes no %s', (_, content) => {
  expect(cleanImage(Buffer.from(content, 'latin1'))).toBeUndefined();
});
