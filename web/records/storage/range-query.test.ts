import fc from 'fast-check';
import { fillWithDefaultSettings, getQueryMatcher, normalizeMangoQuery } from 'rxdb';
import { expect, it } from 'vitest';
import { compare, getMingoQuery } from './range-query';
import { type RecordDocument, recordSchema } from './record-document';

const schema = fillWithDefaultSettings(recordSchema);
const text = fc.constantFrom('', 'a', 'b', '2026-01-31', 'deleted:a');
const number = fc.constantFrom(0, 1, 2, 1e9);
const document = fc.record({ shelf: text, day: text, order: number, sync: number });
const bounds = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof(
    fc.record({ $eq: value }),
    fc.record({ $gte: value }),
    fc.record({ $gt: value }),
    fc.record({ $gte: value, $lte: value }),
    fc.record({ $gt: value, $lt: value }),
  );
const selector = fc.record(
  { shelf: bounds(text), day: bounds(text), order: bounds(number), sync: bounds(number) },
  { requiredKeys: [] },
);

it('finds what RxDB finds with mingo', () => {
  fc.assert(
    fc.property(selector, document, (asked, given) => {
      const query = normalizeMangoQuery<RecordDocument>(schema, { selector: asked });
      const matches = getQueryMatcher(schema, query);
      expect(getMingoQuery(asked).test(given)).toBe(matches(given as never));
    }),
    { numRuns: 1_000 },
  );
});

it('finds nothing by a value of another type, as mingo', () => {
  expect(getMingoQuery({ order: { $gte: 0 } }).test({ order: '1' })).toBe(false);
  expect(getMingoQuery({ order: { $gte: 0 } }).test({})).toBe(false);
});

it('refuses what no query of the app asks for', () => {
  expect(() => getMingoQuery({ shelf: { $regex: 'a' } })).toThrow('A query can’t ask for $regex.');
  expect(() => compare(null, 1)).toThrow('There is no order between null and 1.');
});
