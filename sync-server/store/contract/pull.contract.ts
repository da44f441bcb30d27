import { describe, expect, it } from 'vitest';
import { editOf, sampleRecord, tombstoneOf } from '../testing/samples';
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

    it('lists live records of a kind, newest first', async () => {
      await fresh.push([...days, sampleRecord({ id: 'n', kind: 'nourish' })]);
      await fresh.push([tombstoneOf(days[1]!)]);
      expect(await fresh.store.listRecords('anna', 'journal-entry')).toEqual([days[2], days[0]]);
    });

    it('lists within days inclusive, and no more than asked for', async () => {
      await fresh.push(days);
      const range = { fromDay: '2026-03-02', toDay: '2026-03-03' };
      expect(await fresh.store.listRecords('anna', 'journal-entry', range)).toEqual([
        days[2],
        days[1],
      ]);
      const one = await fresh.store.listRecords('anna', 'journal-entry', { ...range, limit: 1 });
      expect(one).toEqual([days[2]]);
    });

    it('exports everything alive by kind and order', async () => {
      const nourish = sampleRecord({ id: 'n', kind: 'nourish', order: 1 });
      await fresh.push([nourish, ...days]);
      await fresh.push([tombstoneOf(days[0]!)]);
      expect(await fresh.store.exportRecords('anna')).toEqual([days[2], days[1], nourish]);
    });
  });
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
