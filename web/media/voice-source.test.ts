import { beforeEach, expect, it, vi } from 'vitest';
import { mediaUrl } from '../../shared/protocol/media';
import { carrySeal } from '../records/storage/page-seal';
import { rowSeal } from '../records/storage/row-seal';
import { voiceSource } from './voice-source';

const ID = 'a-recording-of-somebody';
const media = (copy: Blob | undefined) => ({ read: vi.fn(async () => copy) });

beforeEach(() => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  carrySeal('locked', rowSeal(new Uint8Array(32).fill(1), true));
});

it('V8 plays from the address that the worker answers', async () => {
  const { read } = media(new Blob(['spoken']));
  expect((await voiceSource('ada', { read }, ID)).src).toBe(mediaUrl(ID));
  expect(read).not.toHaveBeenCalled();
});

it('I7 plays what is on the device from the page where the worker has no key', async () => {
  const source = await voiceSource('locked', media(new Blob(['spoken'])), ID);
  expect(source.src).toMatch(/^blob:/);
  source.release();
  expect((await voiceSource('locked', media(undefined), ID)).src).toBe(mediaUrl(ID));
});
