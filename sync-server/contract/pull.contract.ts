import { describe, expect, it } from 'vitest';
import type { PageOfRecords, PageSize, RecordPlace, RecordQuery } from '../store/record-store';
import { editOf, sampleRecord, tombstoneOf } from '../store/testing/samples';
import { type OpenStore, useFreshStore } from './fresh-store';

export function pullContract(open: OpenStore): void {
  describe('pull', () => {
    const fresh = useFreshStore(open);
    const many = Array.from({ length: 7 }, (_, index) => sampleRecord({ id: `entry-${index}` }));

    it('P25 goes through everything in pages, oldest change first', async () => {
      await fresh.push(many);
      const seen: string[] = [];
      let since = 0;
      for (let more = true; more; ) {
        const page = await fresh.store.pull('anna', since, 3, 1e6);
        expect(page.rows.length).toBeLessThanOrEqual(3);
        seen.push(...page.rows.map((row) => row.id));
        ({ checkpoint: since, more } = page);
      }
      expect(seen).toEqual(many.map((record) => record.id));
      expect(since).toBe(7);
    });

    it('P25 gives the same page as JSON', async () => {
      const words = { content: 'Täglich “Brot” \\n \u2028 🕊', audioUrl: null };
      const [first, second, ...others] = many;
      const gone = tombstoneOf(second!);
      const odd = [
        sampleRecord({ id: 'words', body: words }),
        sampleRecord({ id: 'ü🕊 "\\\n\u0001', kind: 'of "tomorrow"' }),
        sampleRecord({ id: 'before 1970', createdAt: 0, updatedAt: 0, utcOffsetMinutes: -570 }),
      ];
      await fresh.push([...many, ...odd, gone]);
      const { json, count, ...page } = await fresh.store.pullJson('anna', 0, 100, 1e6);
      const rows = [first, ...others, ...odd, gone];
      expect(JSON.parse(Buffer.from(json).toString())).toEqual(rows);
      expect(count).toBe(rows.length);
      expect(await fresh.store.pull('anna', 0, 100, 1e6)).toEqual({ ...page, rows });
    });

    it('P5 follows the order of the commits, whatever the clocks of the devices say', async () => {
      await fresh.push([sampleRecord({ id: 'clock-ahead', updatedAt: 4_000_000_000_000 })]);
      await fresh.push([sampleRecord({ id: 'clock-behind', updatedAt: 1 })]);
      const { rows } = await fresh.store.pull('anna', 0, 10, 1e6);
      expect(rows.map(({ id }) => id)).toEqual(['clock-ahead', 'clock-behind']);
    });

    it('P25 says that nothing is left where a page ends exactly at the end', async () => {
      await fresh.push(many);
      expect(await fresh.store.pull('anna', 4, 3, 1e6)).toMatchObject({
        checkpoint: 7,
        more: false,
      });
      expect(await fresh.store.pull('anna', 7, 3, 1e6)).toMatchObject({
        rows: [],
        unreadable: [],
        checkpoint: 7,
        more: false,
      });
    });

    it('P25 keeps a page within its bytes, but gives at least one row', async () => {
      const body = { content: 'x'.repeat(10_000) };
      await fresh.push(many.map((record) => ({ ...record, body })));
      const page = await fresh.store.pull('anna', 0, 500, 35_000);
      expect(page).toMatchObject({ checkpoint: 3, more: true });
      expect(JSON.stringify(page.rows).length).toBeLessThan(35_000);
      expect(await fresh.store.pull('anna', 0, 500, 1)).toMatchObject({
        checkpoint: 1,
        more: true,
      });
    });

    it('P15 gives a record that changed again under its new number alone', async () => {
      const edit = editOf(many[0]!, 'newer');
      await fresh.push(many);
      await fresh.push([edit]);
      expect(await fresh.store.pull('anna', 7, 10, 1e6)).toMatchObject({
        rows: [edit],
        checkpoint: 8,
      });
      expect(
        (await fresh.everything()).map((row) => row.id).filter((id) => id === edit.id),
      ).toHaveLength(1);
    });

    it('P9 carries tombstones', async () => {
      const gone = tombstoneOf(many[0]!);
      await fresh.push([many[0]!]);
      await fresh.push([gone]);
      expect(await fresh.everything()).toEqual([gone]);
    });

    it("shows nothing of another person's", async () => {
      await fresh.push(many);
      expect((await fresh.store.pull('ben', 0, 10, 1e6)).rows).toEqual([]);
      expect(await fresh.store.getRecord('ben', many[0]!.id)).toBeUndefined();
    });

    it('F8 P15 never skips a row while several devices push', async () => {
      const devices = ['phone', 'tablet', 'laptop', 'watch'];
      const pushes = devices.map(async (device) => {
        for (let number = 0; number < 25; number += 1) {
          await fresh.push([sampleRecord({ id: `${device}-${number}`, version: { [device]: 1 } })]);
        }
      });
      const seen = new Set<string>();
      let since = 0;
      const pullOnce = async () => {
        const page = await fresh.store.pull('anna', since, 4, 1e6);
        expect(page.checkpoint).toBeGreaterThanOrEqual(since);
        since = page.checkpoint;
        for (const row of page.rows) seen.add(row.id);
        return page;
      };
      const pushing = Promise.all(pushes).then(() => 'done');
      while ((await Promise.race([pushing, nextTurn()])) !== 'done') await pullOnce();
      while ((await pullOnce()).more);
      expect(seen.size).toBe(100);
    });
  });

  describe('lists', () => {
    const fresh = useFreshStore(open);
    const days = ['2026-03-01', '2026-03-02', '2026-03-03'].map((day, index) =>
      sampleRecord({ id: `entry-${index}`, day, order: 100 - index }),
    );

    const all = { maxRows: 100, maxBytes: 1e9 };

    /** Every page of a query, one after the other. */
    async function pagesOf(query: RecordQuery, size: PageSize): Promise<string[][]> {
      const pages: string[][] = [];
      let after: RecordPlace | undefined;
      do {
        const page: PageOfRecords = await fresh.store.readPage('anna', query, { ...size, after });
        pages.push(page.rows.map(({ id }) => id));
        after = page.next;
      } while (after);
      return pages;
    }

    it('lists live records of a kind, newest first', async () => {
      await fresh.push([...days, sampleRecord({ id: 'n', kind: 'nourish' })]);
      await fresh.push([tombstoneOf(days[1]!)]);
      const query = { kind: 'journal-entry', newestFirst: true } as const;
      expect(await fresh.store.readPage('anna', query, all)).toEqual({
        rows: [days[2], days[0]],
        next: undefined,
      });
    });

    it('lists within days inclusive, oldest first', async () => {
      await fresh.push(days);
      const range = { kind: 'journal-entry', fromDay: '2026-03-02', toDay: '2026-03-03' };
      expect((await fresh.store.readPage('anna', range, all)).rows).toEqual([days[1], days[2]]);
    });

    it('lists everything alive by kind and day, but the kinds left out', async () => {
      const nourish = sampleRecord({ id: 'n', kind: 'nourish', order: 1 });
      const odd = sampleRecord({ id: 'o', kind: 'odd' });
      await fresh.push([odd, nourish, ...days]);
      await fresh.push([tombstoneOf(days[0]!)]);
      const { rows } = await fresh.store.readPage('anna', { except: [] }, all);
      expect(rows).toEqual([days[1], days[2], nourish, odd]);
      const others = await fresh.store.readPage('anna', { except: ['nourish', 'x'] }, all);
      expect(others.rows).toEqual([days[1], days[2], odd]);
    });

    it.each([
      ['newest first', { kind: 'journal-entry', newestFirst: true }],
      ['of a kind', { kind: 'journal-entry' }],
      ['of every kind', { except: [] }],
    ] as const)(
      'A27 bounds a page by rows and bytes, gives one at least, and each record once: %s',
      async (_, query) => {
        // Many of one day and order: the row alone tells them apart.
        const same = Array.from({ length: 7 }, (_each, index) =>
          sampleRecord({ id: `same-${index}` }),
        );
        await fresh.push([...days, ...same]);
        const whole = (await pagesOf(query, all)).flat();
        expect(new Set(whole).size).toBe(10);
        const byRows = await pagesOf(query, { ...all, maxRows: 3 });
        expect(byRows.map((page) => page.length)).toEqual([3, 3, 3, 1]);
        expect(byRows.flat()).toEqual(whole);
        const byBytes = await pagesOf(query, { ...all, maxBytes: 1 });
        expect(byBytes).toEqual(whole.map((id) => [id]));
      },
    );

    it('finds the place of a record, deleted since or not, to go on behind it', async () => {
      await fresh.push(days);
      await fresh.push([tombstoneOf(days[1]!)]);
      const query = { kind: 'journal-entry', newestFirst: true } as const;
      const after = await fresh.store.findPlace('anna', 'entry-1');
      const { rows } = await fresh.store.readPage('anna', query, { ...all, after });
      expect(rows).toEqual([days[0]]);
      expect(await fresh.store.findPlace('anna', 'unknown')).toBeUndefined();
    });

    it('finds what stands in the clear of live records, by id', async () => {
      await fresh.push(days);
      await fresh.push([tombstoneOf(days[1]!)]);
      const found = await fresh.store.findMarks('anna', ['entry-0', 'entry-1', 'unknown']);
      expect(found).toEqual([{ id: 'entry-0', kind: 'journal-entry', day: '2026-03-01' }]);
      expect(await fresh.store.findMarks('ben', ['entry-0'])).toEqual([]);
    });
  });
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
