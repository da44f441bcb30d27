import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf } from '../../shared/domain/record-cost';
import { compareVersions } from '../../shared/domain/version-vector';
import type { RecordState } from '../../shared/records/record';
import {
  editOf,
  NO_RULES,
  sampleAccount,
  sampleRecord,
  tombstoneOf,
} from '../store/testing/samples';
import { type OpenStore, useFreshStore } from './fresh-store';

const first = sampleRecord();
const named = ({ id, version }: RecordState) => ({ id, version });

export function pushContract(open: OpenStore): void {
  describe('applyPush', () => {
    const fresh = useFreshStore(open);

    it('P4 P18 writes what is new, unchanged, with the next sequence number', async () => {
      const odd = {
        ...first,
        id: 'odd',
        kind: 'of-tomorrow',
        body: { nested: [{ a: null }], ä: '🕊' },
      };
      expect(await fresh.push([first, odd])).toEqual({
        accepted: [named(first), named(odd)],
        conflicts: [],
        rejected: [],
        incidents: [],
        epoch: await fresh.store.readEpoch(),
        before: 0,
        sequence: 2,
        wrote: true,
        recordBytes: costOf(first) + costOf(odd),
      });
      expect(await fresh.store.getRecord('anna', 'odd')).toEqual(odd);
      expect(await fresh.everything()).toEqual([first, odd]);
      expect(await fresh.store.sequence('anna')).toBe(2);
    });

    it('P40 says between which numbers of the sequence a push wrote', async () => {
      await fresh.push([first]);
      const edits = [editOf(first, 'more'), { ...first, id: 'another' }];
      expect(await fresh.push(edits)).toMatchObject({ before: 1, sequence: 3 });
    });

    it('P18 replaces a state by one that dominates it, also by a tombstone and back', async () => {
      const edit = editOf(first, 'more', 'tablet');
      const gone = tombstoneOf(edit);
      const back = editOf(gone, 'again');
      for (const state of [first, edit, gone, back]) {
        expect((await fresh.push([state])).accepted).toEqual([named(state)]);
        expect(await fresh.everything()).toEqual([state]);
      }
      expect(await fresh.store.sequence('anna')).toBe(4);
    });

    it('F10 P18 accepts the same push again without writing', async () => {
      await fresh.push([first]);
      const again = await fresh.push([first]);
      expect(again).toMatchObject({ accepted: [named(first)], wrote: false, sequence: 1 });
      expect(await fresh.everything()).toHaveLength(1);
    });

    it('F10 a late copy of an older push changes nothing', async () => {
      const edit = editOf(first, 'newer');
      await fresh.push([first]);
      await fresh.push([edit]);
      expect(await fresh.push([first])).toMatchObject({
        accepted: [],
        conflicts: [edit],
        wrote: false,
      });
      expect(await fresh.everything()).toEqual([edit]);
    });

    it('P18 answers a concurrent state with the stored one', async () => {
      const phone = editOf(first, 'phone');
      const tablet = editOf(first, 'tablet', 'tablet');
      await fresh.push([phone]);
      expect(await fresh.push([tablet])).toMatchObject({ accepted: [], conflicts: [phone] });
      expect(await fresh.everything()).toEqual([phone]);
    });

    it('keeps what is stored when an equal version brings other content, and says so', async () => {
      await fresh.push([first]);
      const other = { ...first, body: { content: 'other' } };
      expect(await fresh.push([other])).toMatchObject({
        accepted: [named(first)],
        wrote: false,
        incidents: [{ id: first.id, kind: 'differs' }],
      });
      expect(await fresh.everything()).toEqual([first]);
    });

    it('P19 a rejected row leaves the others alone', async () => {
      const bad = sampleRecord({ id: 'bad' });
      const last = sampleRecord({ id: 'last' });
      const check = (row: RecordState) => (row.id === 'bad' ? 'INVALID_RECORD' : undefined);
      expect(await fresh.push([first, bad, last], { check })).toMatchObject({
        accepted: [named(first), named(last)],
        rejected: [{ ...named(bad), code: 'INVALID_RECORD' }],
        sequence: 2,
      });
    });

    it('a row that cannot be written is not named, undone, and leaves the others alone', async () => {
      const broken = sampleRecord({ id: 'broken', day: null as unknown as string });
      const last = sampleRecord({ id: 'last' });
      const result = await fresh.push([first, broken, last]);
      expect(result).toMatchObject({ accepted: [named(first), named(last)], rejected: [] });
      expect(result.incidents).toMatchObject([{ id: 'broken', kind: 'failed' }]);
      expect(await fresh.everything()).toEqual([first, last]);
      expect(await fresh.store.sequence('anna')).toBe(2);
    });

    it('P17 of two states of one record in a push names the one it now holds', async () => {
      const edit = editOf(first, 'newer');
      const result = await fresh.push([first, edit]);
      expect(result.accepted).toEqual([named(edit)]);
      expect(await fresh.everything()).toEqual([edit]);
    });

    it('P17 a conflict solved by a later row of the same push is none', async () => {
      const phone = editOf(first, 'phone');
      await fresh.push([phone]);
      const tablet = editOf(first, 'tablet', 'tablet');
      const both = editOf({ ...tablet, version: { phone: 2, tablet: 1 } }, 'both', 'tablet');
      expect(await fresh.push([tablet, both])).toMatchObject({
        accepted: [named(both)],
        conflicts: [],
      });
    });

    it("A3 never touches another person's record of the same id", async () => {
      await fresh.push([first]);
      const bens = sampleRecord({ body: { content: 'bens' }, version: { other: 9 } });
      await fresh.store.applyPush('ben', [bens], NO_RULES);
      expect(await fresh.everything()).toEqual([first]);
      expect(await fresh.store.getRecord('ben', first.id)).toEqual(bens);
      expect(await fresh.store.sequence('ben')).toBe(1);
    });

    it('refuses a push for nobody without harm to pushes beside it', async () => {
      const [mine, nobodys] = await Promise.allSettled([
        fresh.push([first]),
        fresh.store.applyPush('nobody', [first], NO_RULES),
      ]);
      expect(mine.status).toBe('fulfilled');
      expect(nobodys.status).toBe('rejected');
      expect(await fresh.everything()).toEqual([first]);
    });

    it('takes all pushes that arrive together, each under its own numbers', async () => {
      const pushes = Array.from({ length: 20 }, (_, index) =>
        fresh.push([sampleRecord({ id: `entry-${index}` })]),
      );
      const sequences = (await Promise.all(pushes)).map((result) => result.sequence);
      const inOrder = sequences.sort((one, other) => one - other);
      expect(inOrder).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    });

    it('P18 holds, whatever comes, a state nothing pushed before it dominates', async () => {
      const version = fc.dictionary(
        fc.constantFrom('a', 'b', 'c'),
        fc.integer({ min: 1, max: 3 }),
        {
          minKeys: 1,
        },
      );
      let round = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(version, fc.boolean())), async (versions) => {
          round += 1;
          const person = `person-${round}`;
          await fresh.store.createAccount(sampleAccount(person));
          let held: RecordState | undefined;
          for (const [next, deleted] of versions) {
            const state = sampleRecord({
              version: next,
              deleted,
              body: { content: String(round) },
            });
            await fresh.store.applyPush(person, [state], NO_RULES);
            if (!held || compareVersions(next, held.version) === 'dominates') held = state;
            expect(await fresh.store.getRecord(person, state.id)).toEqual(held);
          }
        }),
        { numRuns: 30 },
      );
    });
  });

  describe('P28 the entry limit', () => {
    const fresh = useFreshStore(open);
    const entries = [1, 2, 3, 4].map((number) => sampleRecord({ id: `entry-${number}` }));
    const free = { entryLimit: 3 };

    it('rejects the entry past it, in one push or in many', async () => {
      const result = await fresh.push(entries, free);
      expect(result.rejected).toEqual([{ ...named(entries[3]!), code: 'ENTRY_LIMIT' }]);
      expect(result.accepted).toHaveLength(3);
      expect((await fresh.push([entries[3]!], free)).rejected).toHaveLength(1);
      expect((await fresh.push([entries[3]!])).accepted).toHaveLength(1);
    });

    it('never counts an edit, also far beyond the limit', async () => {
      await fresh.push(entries);
      const edit = editOf(entries[3]!, 'edited');
      expect((await fresh.push([edit], free)).accepted).toEqual([named(edit)]);
    });

    it('lets a deletion through and gives its place to another entry', async () => {
      await fresh.push(entries.slice(0, 3), free);
      const result = await fresh.push([tombstoneOf(entries[0]!), entries[3]!], free);
      expect(result.accepted).toHaveLength(2);
    });

    it('counts a revival over a tombstone as new', async () => {
      const gone = tombstoneOf(entries[0]!);
      await fresh.push([...entries.slice(0, 3), gone, entries[3]!], free);
      const revival = editOf(gone, 'back');
      expect((await fresh.push([revival], free)).rejected).toMatchObject([{ code: 'ENTRY_LIMIT' }]);
      expect(await fresh.store.getRecord('anna', gone.id)).toEqual(gone);
    });

    it('is not slipped past by a record of another kind that turns into an entry', async () => {
      await fresh.push(entries.slice(0, 3), free);
      const other = sampleRecord({ id: 'other', kind: 'nourish' });
      await fresh.push([other], free);
      const turned = editOf({ ...other, kind: 'journal-entry' }, 'turned');
      expect((await fresh.push([turned], free)).rejected).toMatchObject([{ code: 'ENTRY_LIMIT' }]);
    });

    it('concerns journal entries alone', async () => {
      const others = entries.map((entry) => ({ ...entry, kind: 'nourish' }));
      expect((await fresh.push(others, { entryLimit: 0 })).accepted).toHaveLength(4);
    });
  });
}
