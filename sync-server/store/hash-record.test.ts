import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordHash } from '../../shared/domain/record-hash';
import { hashRecord } from './hash-record';
import { sampleRecord } from './testing/samples';

it('the hash that the server makes of a record is the one that its devices make', () => {
  fc.assert(
    fc.property(
      fc.record({ id: fc.string({ unit: 'binary' }), content: fc.string({ unit: 'grapheme' }) }),
      fc.dictionary(fc.string(), fc.nat()),
      fc.boolean(),
      ({ id, content }, version, deleted) => {
        const record = sampleRecord({ id, version, deleted, body: { content } });
        expect(hashRecord(record)).toEqual(Buffer.from(recordHash(record)));
      },
    ),
  );
  const halves = sampleRecord({ body: { content: 'half \ud83d' } });
  expect(hashRecord(halves)).toEqual(Buffer.from(recordHash(halves)));
});
