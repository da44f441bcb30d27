import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MediaFile, MediaFiles, MediaUpload } from './media-files';

/** A place for recordings in which several servers stand. */
export interface MediaPlace {
  /** Each call is a further server on the same place. */
  open(): MediaFiles;
  close(): Promise<void>;
}

/** What every place for recordings must do. `make` gives an empty one each time. */
export function mediaFilesContract(make: () => Promise<MediaPlace>): void {
  describe('media files', () => {
    let place: MediaPlace;
    let files: MediaFiles;
    let other: MediaFiles;
    beforeEach(async () => {
      place = await make();
      files = place.open();
      other = place.open();
    });
    afterEach(() => place.close());

    const name: MediaUpload = { accountId: 'anna', id: 'recording-0000001', attempt: 'first' };
    const part: MediaFile = { ...name, isPart: true };
    const bytes = (text: string) => new Uint8Array(Buffer.from(text));
    const textOf = async (
      stored: Awaited<ReturnType<MediaFiles['open']>>,
      position = 0,
      length = 100,
    ) => stored && Buffer.from(await stored.read(position, length)).toString();
    const partText = async (of = files) => textOf(await of.openPart(name));
    const wholeText = async (of = files) => textOf(await of.open(name));
    const write = async (text: string, upload = name, to = files) => {
      await to.append(upload, 0, bytes(text));
      await to.sync(upload);
      await (await to.openPart(upload))?.finish();
    };

    it('V4 appends to a part', async () => {
      expect(await files.openPart(name)).toBeUndefined();
      await files.append(name, 0, bytes('be still'));
      await files.append(name, 8, bytes(', and know'));
      await files.sync(name);
      expect(await partText()).toBe('be still, and know');
      expect(await partText(other)).toBe('be still, and know');
      expect(await files.open(name)).toBeUndefined();
    });

    it('reads from anywhere, up to the end', async () => {
      await files.append(name, 0, bytes('be still'));
      await files.append(name, 8, bytes(', and know'));
      const stored = await files.openPart(name);
      expect(stored?.bytes).toBe(18);
      expect(await textOf(stored, 3, 2)).toBe('st');
      expect(await textOf(stored, 6, 4)).toBe('ll, ');
      expect(await textOf(stored, 16, 10)).toBe('ow');
      expect(await textOf(stored, 18, 10)).toBe('');
    });

    it('V5 makes a part the whole, for every server', async () => {
      await write('be still');
      for (const each of [files, other]) {
        expect(await wholeText(each)).toBe('be still');
        expect((await each.list('anna')).map(({ isPart }) => isPart)).toEqual([false]);
      }
    });

    it('V19 takes what several servers write of one attempt, in any order', async () => {
      await files.append(name, 0, bytes('be still'));
      await other.append(name, 0, bytes('be '));
      expect(await partText()).toBe('be still');
      await other.append(name, 3, bytes('still, and know'));
      await files.append(name, 8, bytes(', '));
      for (const each of [files, other]) expect(await partText(each)).toBe('be still, and know');
      await files.append(name, 10, bytes('and know'));
      await files.sync(name);
      const [mine, theirs] = [await files.openPart(name), await other.openPart(name)];
      await mine?.finish();
      await theirs?.finish();
      for (const each of [files, other]) expect(await wholeText(each)).toBe('be still, and know');
    });

    it('V19 goes on where another server ended', async () => {
      await files.append(name, 0, bytes('be '));
      await files.append(name, 3, bytes('still'));
      await files.sync(name);
      await other.append(name, 8, bytes(', and '));
      await files.append(name, 14, bytes('know'));
      await files.sync(name);
      await (await other.openPart(name))?.finish();
      expect(await wholeText()).toBe('be still, and know');
    });

    it('V19 a late write changes nothing of what is whole', async () => {
      await write('be still, and know');
      await other.append(name, 0, bytes('be ')).catch(() => undefined);
      await other.append(name, 3, bytes('st')).catch(() => undefined);
      for (const each of [files, other]) expect(await wholeText(each)).toBe('be still, and know');
    });

    it('V20 keeps attempts apart, and removes one without the other', async () => {
      const second = { ...name, attempt: 'second' };
      await write('first');
      await write('second', second, other);
      expect(await textOf(await files.open(second))).toBe('second');
      await other.remove({ ...second, isPart: false });
      expect(await files.open(second)).toBeUndefined();
      await other.append(second, 0, bytes('third'));
      await files.remove({ ...second, isPart: true });
      expect(await other.openPart(second)).toBeUndefined();
      expect(await wholeText()).toBe('first');
    });

    it('V20 leaves the whole where its part is removed', async () => {
      await write('be still');
      await files.remove(part);
      expect(await wholeText(other)).toBe('be still');
    });

    it('lists and removes what a person has, and nobody else’s', async () => {
      await write('mine');
      const again = { ...name, attempt: 'again' };
      await files.append(again, 0, bytes('mine again'));
      await files.append({ ...name, accountId: 'ben' }, 0, bytes('his'));
      expect((await files.accountIds()).sort()).toEqual(['anna', 'ben']);
      const listed = await files.list('anna');
      expect(listed.map(({ attempt, isPart }) => [attempt, isPart]).sort()).toEqual([
        ['again', true],
        ['first', false],
      ]);
      for (const { id, modifiedAt } of listed) {
        expect(id).toBe(name.id);
        expect(Math.abs(Date.now() - modifiedAt)).toBeLessThan(600_000);
      }
      for (let times = 0; times < 2; times += 1) await files.remove({ ...again, isPart: true });
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
        await expect(files.open({ ...name, id })).rejects.toThrow('no id');
        if (id === 'short') return;
        const accountId = id || '..';
        await expect(files.append({ ...name, accountId }, 0, bytes('x'))).rejects.toThrow('no id');
        await expect(files.removeAll(accountId)).rejects.toThrow('no id');
        await expect(files.openPart({ ...name, attempt: accountId })).rejects.toThrow('no id');
      },
    );
  });
}
