import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MediaFile, MediaFiles } from './media-files';

/** What every place for recordings must do. `open` gives an empty one each time. */
export function mediaFilesContract(open: () => MediaFiles, close: () => void): void {
  describe('media files', () => {
    let files: MediaFiles;
    beforeEach(() => {
      files = open();
    });
    afterEach(close);

    const name = { accountId: 'anna', id: 'recording-0000001' };
    const part: MediaFile = { ...name, isPart: true };
    const whole: MediaFile = { ...name, isPart: false };
    const bytes = (text: string) => new Uint8Array(Buffer.from(text));
    const textOf = async (file: MediaFile, position = 0, length = 100) =>
      Buffer.from(await files.read(file, position, length)).toString();

    it('V4 appends to a part, and cuts off what lay behind', async () => {
      expect(await files.size(part)).toBeUndefined();
      await files.append(name, 0, bytes('be still'));
      await files.append(name, 8, bytes(', and know'));
      expect(await textOf(part)).toBe('be still, and know');
      await files.append(name, 3, bytes('here'));
      expect(await textOf(part)).toBe('be here');
      expect(await files.size(part)).toBe(7);
      await expect(files.append(name, 8, bytes('x'))).rejects.toThrow('ends before');
    });

    it('reads from anywhere, up to the end', async () => {
      await files.append(name, 0, bytes('be still'));
      expect(await textOf(part, 3, 2)).toBe('st');
      expect(await textOf(part, 6, 10)).toBe('ll');
      expect(await textOf(part, 8, 10)).toBe('');
      await expect(files.read(whole, 0, 1)).rejects.toThrow();
    });

    it('V5 makes a part the whole, also over an older whole', async () => {
      for (const text of ['first', 'second']) {
        await files.append(name, 0, bytes(text));
        await files.sync(name);
        await files.finish(name);
        expect(await files.size(part)).toBeUndefined();
        expect(await textOf(whole)).toBe(text);
      }
    });

    it('lists and removes what a person has, and nobody else’s', async () => {
      await files.append(name, 0, bytes('mine'));
      await files.finish(name);
      await files.append(name, 0, bytes('mine again'));
      await files.append({ ...name, accountId: 'ben' }, 0, bytes('his'));
      expect((await files.accountIds()).sort()).toEqual(['anna', 'ben']);
      const listed = await files.list('anna');
      expect(listed.map(({ id, isPart }) => [id, isPart]).sort()).toEqual([
        [name.id, false],
        [name.id, true],
      ]);
      for (const { modifiedAt } of listed) {
        expect(Math.abs(Date.now() - modifiedAt)).toBeLessThan(600_000);
      }
      await files.remove(part);
      await files.remove(part);
      expect(await files.list('anna')).toHaveLength(1);
      await files.removeAll('anna');
      await files.removeAll('anna');
      expect(await files.list('anna')).toEqual([]);
      expect(await files.accountIds()).toEqual(['ben']);
    });

    it.each(['../../etc/passwd', 'a/../../etc/passwd', 'short', 'recording\0-of-anna', ''])(
      'A15 leads nowhere under the name %j',
      async (id) => {
        await expect(files.append({ ...name, id }, 0, bytes('x'))).rejects.toThrow('no id');
        await expect(files.read({ ...whole, id }, 0, 1)).rejects.toThrow('no id');
        const accountId = id || '..';
        if (accountId === 'short') return;
        await expect(files.append({ ...name, accountId }, 0, bytes('x'))).rejects.toThrow('no id');
        await expect(files.removeAll(accountId)).rejects.toThrow('no id');
      },
    );
  });
}
