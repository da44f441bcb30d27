import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf } from '../../shared/domain/record-cost';
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
const sum = (states: readonly RecordState[]) =>
  states.reduce((total, state) => total + costOf(state), 0);

export function recordBytesContract(open: OpenStore): void {
  describe('P45 what the records of a person come to', () => {
    const fresh = useFreshStore(open);

    it('A27 refuses what would grow them past the limit, and leaves the rows beside it alone', async () => {
      const long = sampleRecord({ id: 'long', body: { content: 'x'.repeat(5_000) } });
      const last = sampleRecord({ id: 'last' });
      const rules = { recordBytes: sum([first, last]) };
      expect(await fresh.push([first, long, last], rules)).toMatchObject({
        accepted: [named(first), named(last)],
        rejected: [{ ...named(long), code: 'RECORD_QUOTA' }],
        recordBytes: rules.recordBytes,
      });
      expect(await fresh.everything()).toEqual([first, last]);
    });

    it('A27 takes what shrinks and what deletes, however full it is', async () => {
      const long = sampleRecord({ id: 'long', body: { content: 'x'.repeat(5_000) } });
      await fresh.push([first, long]);
      const full = { recordBytes: 0, deletionBytes: 2_000 };
      const shorter = editOf(long, 'x'.repeat(4_000));
      const longer = editOf(first, 'be still, and know');
      const gone = tombstoneOf(first);
      expect(await fresh.push([shorter, longer, gone], full)).toMatchObject({
        accepted: [named(shorter), named(gone)],
        rejected: [{ ...named(longer), code: 'RECORD_QUOTA' }],
        recordBytes: sum([shorter, gone]),
      });
    });

    it('A27 gives tombstones of what was never here a room of their own, which ends too', async () => {
      const tombstones = [1, 2, 3].map((number) =>
        tombstoneOf(sampleRecord({ id: `gone-${number}` })),
      );
      const [one, two, three] = tombstones as [RecordState, RecordState, RecordState];
      const full = { recordBytes: 0, deletionBytes: sum([one, two]) };
      expect(await fresh.push(tombstones, full)).toMatchObject({
        accepted: [named(one), named(two)],
        rejected: [{ ...named(three), code: 'RECORD_QUOTA' }],
      });
    });

    it('A27 counts many small records as much as they cost', async () => {
      const crumbs = Array.from({ length: 20 }, (_, index) =>
        sampleRecord({ id: `${index}`, kind: 'x', version: { d: 1 }, body: {} }),
      );
      const result = await fresh.push(crumbs, { recordBytes: 10_000 });
      expect(result.accepted.length).toBeLessThan(20);
      expect(result.rejected.length).toBe(20 - result.accepted.length);
    });

    it('A27 tells what they come to with every pull, and nobody else’s', async () => {
      await fresh.push([first, sampleRecord({ id: 'ä🕊', kind: 'of-tomorrow' })]);
      const page = await fresh.store.pull('anna', 0, 1, 1_000);
      expect(page.recordBytes).toBe(sum(await fresh.everything()));
      expect((await fresh.store.pull('ben', 0, 1, 1_000)).recordBytes).toBe(0);
    });

    it('A27 is the sum of what is stored, whatever comes and whatever is refused', async () => {
      const rows = fc.array(
        fc.record({
          id: fc.constantFrom('a', 'b', 'ü🕊', '"\\'),
          dots: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })),
          content: fc.string({ unit: 'grapheme', maxLength: 800 }),
          deleted: fc.boolean(),
        }),
        { maxLength: 12 },
      );
      let round = 0;
      await fc.assert(
        fc.asyncProperty(rows, async (given) => {
          round += 1;
          const person = `person-${round}`;
          await fresh.store.createAccount(sampleAccount(person));
          const rules = { ...NO_RULES, recordBytes: 2_000, deletionBytes: 500 };
          for (const { id, dots, content, deleted } of given) {
            const version = { phone: dots[0], tablet: dots[1] };
            const row = sampleRecord({ id, version, deleted, body: { content } });
            const { recordBytes } = await fresh.store.applyPush(person, [row], rules);
            const stored = await fresh.store.pull(person, 0, 100, 1e9);
            expect(recordBytes).toBe(sum(stored.rows));
            expect(recordBytes).toBeLessThanOrEqual(2_500);
          }
        }),
        { numRuns: 40 },
      );
    });
  });

  describe('P46 the conflicts of a push', () => {
    const fresh = useFreshStore(open);
    const ids = Array.from({ length: 8 }, (_, index) => `entry-${index}`);
    const stored = ids.map((id) => sampleRecord({ id, body: { content: 'x'.repeat(1_000) } }));
    const mine = ids.map((id) => sampleRecord({ id, version: { tablet: 1 } }));

    it('A27 come back as far as the bound goes; the rest is not named and stays pending', async () => {
      await fresh.push(stored);
      const answer = await fresh.push(mine, { conflictBytes: 5_000 });
      expect(answer.conflicts).toEqual(stored.slice(0, answer.conflicts.length));
      expect(answer.conflicts.length).toBeGreaterThan(1);
      expect(JSON.stringify(answer.conflicts).length).toBeLessThan(5_000);
      expect(answer).toMatchObject({ accepted: [], rejected: [], incidents: [] });
    });

    it('A27 are one at least, so that each push gets on', async () => {
      await fresh.push(stored);
      const { conflicts } = await fresh.push(mine, { conflictBytes: 1 });
      expect(conflicts).toEqual([stored[0]]);
    });

    it('A27 leave what is new to be taken beside them', async () => {
      await fresh.push(stored);
      const fresher = sampleRecord({ id: 'new' });
      const answer = await fresh.push([...mine, fresher], { conflictBytes: 1 });
      expect(answer.accepted).toEqual([named(fresher)]);
    });
  });
}
