import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDigest, recordHash, xorInto } from '../../shared/domain/record-hash';
import type { RecordState } from '../../shared/records/record';
import {
  editOf,
  NO_RULES,
  sampleAccount,
  sampleRecord,
  tombstoneOf,
} from '../store/testing/samples';
import { type OpenStore, useFreshStore } from './fresh-store';

function digestOfStates(states: readonly RecordState[]): string {
  const digest = emptyDigest();
  for (const state of states) xorInto(digest, recordHash(state));
  return Buffer.from(digest).toString('hex');
}

export function digestContract(open: OpenStore): void {
  describe('P39 digest', () => {
    const fresh = useFreshStore(open);
    const first = sampleRecord();
    const second = sampleRecord({ id: 'entry-2' });

    it('is that of the states it holds, tombstones too', async () => {
      expect(await fresh.store.digest('anna', [])).toEqual({
        digest: '00'.repeat(32),
        sequence: 0,
      });
      await fresh.push([first, second]);
      const gone = tombstoneOf(first);
      await fresh.push([gone]);
      const expected = { digest: digestOfStates([gone, second]), sequence: 3 };
      expect(await fresh.store.digest('anna', [])).toEqual(expected);
    });

    it('leaves out what it is told to, once each, whether it exists or not', async () => {
      await fresh.push([first, second]);
      const { digest } = await fresh.store.digest('anna', [first.id, first.id, 'unknown']);
      expect(digest).toBe(digestOfStates([second]));
      expect((await fresh.store.digest('anna', [])).digest).toBe(digestOfStates([first, second]));
    });

    it('follows any run of pushes', async () => {
      const step = fc.record({
        id: fc.constantFrom('a', 'b', 'c'),
        deleted: fc.boolean(),
        device: fc.constantFrom('phone', 'tablet'),
        words: fc.string(),
      });
      let round = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(step, { maxLength: 4 })), async (pushes) => {
          round += 1;
          const person = `person-${round}`;
          await fresh.store.createAccount(sampleAccount(person));
          for (const steps of pushes) {
            const rows = steps.map(({ id, deleted, device, words }) => {
              const edit = editOf(
                sampleRecord({ id, version: { [device]: words.length + 1 } }),
                words,
              );
              return deleted ? tombstoneOf(edit, device) : edit;
            });
            await fresh.store.applyPush(person, rows, NO_RULES);
          }
          const { rows } = await fresh.store.pull(person, 0, 1000, 1e9);
          expect((await fresh.store.digest(person, [])).digest).toBe(digestOfStates(rows));
        }),
        { numRuns: 30 },
      );
    });
  });
}
