import { resolveObjectURL } from 'node:buffer';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mediaUrl } from '../../shared/protocol/media';
import { carrySeal } from '../records/storage/page-seal';
import { rowSeal } from '../records/storage/row-seal';
import { voiceSource } from './voice-source';

const ID = 'a-recording-of-somebody';

function sources(personId: string, copy?: Blob) {
  return {
    personId,
    media: { read: vi.fn(async () => copy) },
    mediaReplica: { keepCopy: vi.fn(async () => undefined) },
    fetchFile: vi.fn(async (_path: string) => new Blob(['spoken elsewhere'])),
  };
}

beforeEach(() => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  carrySeal('locked', rowSeal(new Uint8Array(32).fill(1), true));
});

async function heard({ src }: { readonly src: string }): Promise<string | undefined> {
  return resolveObjectURL(src)?.text();
}

it('V8 plays from the address that the worker answers', async () => {
  const given = sources('ada', new Blob(['spoken']));
  expect((await voiceSource(ID, given)).src).toBe(mediaUrl(ID));
  expect(given.media.read).not.toHaveBeenCalled();
});

it('V8 without a worker plays the copy that is here, and leaves the rest to the server', async () => {
  vi.stubGlobal('navigator', {});
  expect(await heard(await voiceSource(ID, sources('ada', new Blob(['spoken']))))).toBe('spoken');
  const elsewhere = sources('ada');
  expect((await voiceSource(ID, elsewhere)).src).toBe(mediaUrl(ID));
  expect(elsewhere.fetchFile).not.toHaveBeenCalled();
});

describe('I7 where the worker has no key', () => {
  it('what is on the device is played from the page', async () => {
    const given = sources('locked', new Blob(['spoken']));
    const source = await voiceSource(ID, given);
    expect(await heard(source)).toBe('spoken');
    expect(given.fetchFile).not.toHaveBeenCalled();
    source.release();
  });

  it('V8 what another device made is fetched by the page and kept from then on', async () => {
    const given = sources('locked');
    const source = await voiceSource(ID, given);
    expect(await heard(source)).toBe('spoken elsewhere');
    expect(given.fetchFile).toHaveBeenCalledWith(mediaUrl(ID));
    expect(given.mediaReplica.keepCopy).toHaveBeenCalledWith(ID, expect.any(Blob));
    source.release();
  });

  it('F2 V8 it plays also where there is no room to keep it', async () => {
    const given = sources('locked');
    given.mediaReplica.keepCopy.mockRejectedValue(new Error('full'));
    const source = await voiceSource(ID, given);
    expect(await heard(source)).toBe('spoken elsewhere');
    source.release();
  });

  it('V8 what can’t be fetched fails under its address, as without a lock', async () => {
    const given = sources('locked');
    given.fetchFile.mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await voiceSource(ID, given)).src).toBe(mediaUrl(ID));
    expect(given.mediaReplica.keepCopy).not.toHaveBeenCalled();
  });
});
