import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { stateOf } from './merge/testing/records';
import {
  canonicalJson,
  contentHash,
  createListHash,
  emptyDigest,
  recordHash,
  xorInto,
} from './record-hash';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

it('the same value is the same text, in whatever order its keys came', () => {
  expect(canonicalJson({ b: 1, a: { d: [2, { f: 3, e: null }], c: 'x' } })).toBe(
    '{"a":{"c":"x","d":[2,{"e":null,"f":3}]},"b":1}',
  );
  expect(canonicalJson(undefined)).toBe('null');
});

it('a text is one on every device, whatever characters and numbers it has', () => {
  const value = { '10': -0, '2': 1e21, é: '\u2028 "\\ \u0007', Z: '\ud800', a: [undefined, 1e-7] };
  expect(canonicalJson(value)).toBe(
    '{"10":0,"2":1e+21,"Z":"\\ud800","a":[null,1e-7],"é":"\u2028 \\"\\\\ \\u0007"}',
  );
});

it('what has no JSON is refused', () => {
  const circle: Record<string, unknown> = {};
  circle.itself = circle;
  expect(() => canonicalJson(circle)).toThrow(/circular/i);
  expect(() => canonicalJson({ none: Number.NaN })).toThrow();
  expect(() => canonicalJson({ big: 1n })).toThrow(/bigint/i);
});

it.each([[[]], [['one']], [['one', { two: 2 }, null]]])(
  'a list hashed a member at a time has the hash of the whole: %j',
  (list) => {
    const hash = createListHash();
    for (const member of list) hash.add(member);
    expect(hash.hex()).toBe(contentHash(canonicalJson(list)));
  },
);

it('a text is hashed as UTF-8 by SHA-256', () => {
  expect(contentHash('Grüße')).toBe(sha256('Grüße'));
});

it.each([
  ['id', 'nourish-day:2026-03-02'],
  ['kind', 'check-in'],
  ['day', '2026-03-02'],
  ['order', 501],
  ['version', { a: 2 }],
  ['deleted', true],
  ['createdAt', 1_001],
  ['updatedAt', 2_001],
  ['utcOffsetMinutes', 60],
  ['body', { reflection: 'other' }],
])('a record with another %s adds another hash to the digest', (field, other) => {
  const record = stateOf({ a: 1 }, { reflection: 'words' });
  expect(recordHash({ ...record, [field]: other })).not.toEqual(recordHash(record));
});

it('a digest is the same in whatever order records come, and forgets one that goes', () => {
  const [one, other] = ['one', 'other'].map((reflection) =>
    recordHash(stateOf({ a: 1 }, { reflection })),
  ) as [Uint8Array, Uint8Array];
  const digestOf = (...hashes: Uint8Array[]) => {
    const digest = emptyDigest();
    for (const hash of hashes) xorInto(digest, hash);
    return digest;
  };
  expect(digestOf(one, other)).toEqual(digestOf(other, one));
  expect(digestOf(one, other)).not.toEqual(digestOf(one));
  expect(digestOf(one, other, other)).toEqual(one);
});
