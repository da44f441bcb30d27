import { describe, expect, it } from 'vitest';
import { MEDIA } from '../../shared/protocol/media';
import {
  completeMedia,
  findMedia,
  findMediaByHash,
  forgetAttempt,
  keepMedia,
  listMedia,
  listMediaOwners,
  openKey,
  reserveMedia,
} from '../services/media/known-media';
import { dropUnnamedMedia, isMediaSearched, noteNamedMedia } from '../services/media/named-media';
import type { Media } from '../store/media';
import { editOf, sampleRecord } from '../store/testing/samples';
import { forgetMedia } from '../testing/forget-media';
import { type OpenStore, useFreshStore } from './fresh-store';

const DAY_MS = 86_400_000;
const ANY = Number.POSITIVE_INFINITY;

function sampleMedia(change: Partial<Media> = {}): Media {
  return {
    id: 'recording-0000001',
    sha256: 'ab'.repeat(32),
    bytes: 100,
    type: 'audio/webm',
    begunAt: 1_000,
    completedAt: 2_000,
    attempt: 'first',
    ...change,
  };
}

export function mediaContract(open: OpenStore): void {
  describe('recordings', () => {
    const fresh = useFreshStore(open);
    const keep = (change: Partial<Media> = {}, quotaBytes = ANY, accountId = 'anna') =>
      keepMedia(fresh.store, accountId, sampleMedia(change), quotaBytes);
    const ids = async () => (await listMedia(fresh.store, 'anna')).map(({ id }) => id);

    it('V6 are found by their owner alone', async () => {
      await keep();
      expect(await findMedia(fresh.store, { accountId: 'anna', id: sampleMedia().id })).toEqual(
        sampleMedia(),
      );
      expect(
        await findMedia(fresh.store, { accountId: 'ben', id: sampleMedia().id }),
      ).toBeUndefined();
      expect(await findMediaByHash(fresh.store, 'ben', sampleMedia().sha256)).toBeUndefined();
      expect(await listMedia(fresh.store, 'ben')).toEqual([]);
      expect(await listMediaOwners(fresh.store)).toEqual(['anna']);
    });

    it('may have the same id with two people', async () => {
      await keep();
      await keep({ bytes: 5 }, ANY, 'ben');
      await forgetMedia(fresh.store, { accountId: 'ben', id: sampleMedia().id });
      expect(await findMedia(fresh.store, { accountId: 'anna', id: sampleMedia().id })).toEqual(
        sampleMedia(),
      );
    });

    it('are found by their bytes once they are complete', async () => {
      const { sha256 } = sampleMedia();
      await keep({ completedAt: null });
      expect(await findMediaByHash(fresh.store, 'anna', sha256)).toBeUndefined();
      await keep();
      expect(await findMediaByHash(fresh.store, 'anna', sha256)).toEqual(sampleMedia());
    });

    it('V7 fit into the quota together, those under way and those of the same moment too', async () => {
      const [bytes, quota] = [100_000, 250_000];
      expect(await keep({ id: 'a', bytes, completedAt: null }, quota)).toBe(true);
      const race = await Promise.all(['b', 'c'].map((id) => keep({ id, bytes }, quota)));
      expect(race.sort()).toEqual([false, true]);
      expect(await ids()).toHaveLength(2);
      expect(await keep({ id: 'a', bytes: 150_000 }, quota)).toBe(true);
      expect(await keep({ id: 'a', bytes: 150_001 }, quota)).toBe(false);
      expect(await keep({ id: 'd', bytes }, quota, 'ben')).toBe(true);
    });

    it('V20 are complete only by the attempt that their row names', async () => {
      const { id, sha256, type } = sampleMedia();
      const upload = (attempt: string) => ({ accountId: 'anna', id, attempt });
      const done = { sha256, type, completedAt: 5 };
      const complete = (attempt: string, change = {}) =>
        completeMedia(fresh.store, upload(attempt), { ...done, ...change });
      expect(await complete('first')).toEqual({ isComplete: false });
      await keep({ completedAt: null });
      expect(await complete('second')).toEqual({ isComplete: false });
      expect(await complete('first', { sha256: 'cd'.repeat(32) })).toEqual({ isComplete: false });
      expect((await findMedia(fresh.store, upload('first')))?.completedAt).toBeNull();
      for (let times = 0; times < 2; times += 1) {
        expect(await complete('first')).toEqual({ isComplete: true });
      }
      expect((await findMedia(fresh.store, upload('first')))?.completedAt).toBe(5);
    });

    it('V20 are given up while they are under way, and by no attempt that is complete', async () => {
      const { id } = sampleMedia();
      const forget = (attempt: string) =>
        forgetAttempt(fresh.store, { accountId: 'anna', id, attempt });
      expect(await forget('first')).toBe(true);
      await keep();
      expect(await forget('first')).toBe(false);
      expect(await forget('second')).toBe(true);
      expect(await ids()).toEqual([id]);
      await keep({ completedAt: null });
      expect(await forget('first')).toBe(true);
      expect(await ids()).toEqual([]);
    });

    it('V19 of the same bytes have one attempt, and of others another', async () => {
      const reserve = (attempt: string, change: Partial<Media> = {}, seen?: Media) =>
        reserveMedia(
          fresh.store,
          'anna',
          sampleMedia({ attempt, completedAt: null, ...change }),
          seen,
        );
      expect(await reserve('first')).toEqual({ attempt: 'first' });
      expect(await reserve('second')).toEqual({ attempt: 'first' });
      const row = await findMedia(fresh.store, { accountId: 'anna', id: sampleMedia().id });
      const other = { sha256: 'cd'.repeat(32) };
      expect(await reserve('third', other)).toBe('changed');
      expect(await reserve('third', other, row)).toEqual({ attempt: 'third' });
      expect(await reserve('fourth', {}, row)).toBe('changed');
      await keep({ attempt: 'third' });
      expect(await reserve('fifth')).toBe('changed');
    });

    it('A38 count for a segment at least, however small they are', async () => {
      // There would be room for a fourth byte.
      const quota = 4 * MEDIA.leastBytes - 1;
      const kept = [];
      for (const id of ['a', 'b', 'c', 'd']) kept.push(await keep({ id, bytes: 1 }, quota));
      expect(kept).toEqual([true, true, true, false]);
    });

    it('have a key that opens what it sealed, and nobody else’s', async () => {
      const place = { id: 'recording', kind: 'recording:0:last' };
      const sealed = (await openKey(fresh.store, 'anna')).seal(place, Buffer.from('psalm'));
      const opened = (await openKey(fresh.store, 'anna')).open(place, sealed);
      expect(Buffer.from(opened).toString()).toBe('psalm');
      const ben = await openKey(fresh.store, 'ben');
      expect(() => ben.open(place, sealed)).toThrow('does not open');
      await expect(openKey(fresh.store, 'nobody')).rejects.toThrow('no such account');
    });
  });

  describe('recordings that no record names', () => {
    const fresh = useFreshStore(open);
    const keep = (id: string, change: Partial<Media> = {}) =>
      keepMedia(fresh.store, 'anna', sampleMedia({ id, ...change }), ANY);
    const search = async (named: string[], day: number) => {
      const sequence = await fresh.store.sequence('anna');
      const mentions = { named: new Set(named), sequence };
      await noteNamedMedia(fresh.store, 'anna', mentions, day * DAY_MS);
    };
    const drop = (day: number) => dropUnnamedMedia(fresh.store, 'anna', day * DAY_MS);

    it('V9 are dropped from the day on that was first noted, while named ones stay', async () => {
      await keep('named');
      await keep('unnamed');
      await search(['named'], 10);
      await search(['named'], 12);
      expect(await drop(9)).toEqual([]);
      expect(await drop(10)).toMatchObject([{ id: 'unnamed', attempt: 'first' }]);
      expect(await findMedia(fresh.store, { accountId: 'anna', id: 'named' })).toBeDefined();
      expect(await drop(99)).toEqual([]);
    });

    it('V9 begin anew once a record named them in between', async () => {
      await keep('one');
      await search([], 10);
      await search(['one'], 20);
      await search([], 30);
      expect(await drop(29)).toEqual([]);
      expect(await drop(30)).toMatchObject([{ id: 'one' }]);
    });

    it('V9 are not dropped on a search that a push has overtaken', async () => {
      await keep('one');
      await search([], 10);
      expect(await isMediaSearched(fresh.store, 'anna')).toBe(true);
      await fresh.push([sampleRecord()]);
      expect(await isMediaSearched(fresh.store, 'anna')).toBe(false);
      expect(await drop(99)).toEqual([]);
      await search([], 11);
      await fresh.push([editOf(sampleRecord(), 'more')]);
      expect(await drop(99)).toEqual([]);
    });

    it('V9 are searched for when they are new, and stay while they are under way', async () => {
      await search([], 10);
      await keep('new');
      expect(await isMediaSearched(fresh.store, 'anna')).toBe(false);
      await keep('new', { completedAt: null });
      expect(await isMediaSearched(fresh.store, 'anna')).toBe(true);
      await search([], 10);
      expect(await drop(99)).toEqual([]);
    });
  });
}
