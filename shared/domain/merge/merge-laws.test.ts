import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntryPhoto } from '../../records/journal-entry';
import type { DeviceRecord, RecordBody, RecordState } from '../../records/record';
import { samplePhoto } from '../../testing/sample-photo';
import { canonicalJson } from '../record-hash';
import { compareVersions, entryOf, joinVersions } from '../version-vector';
import { keepVersion } from './kept-versions';
import { mergeIn } from './merge-in';
import { saveOver } from './save-over';
import { hasSameContent, toState } from './states';
import { heldOf, pendingOf, stateOf } from './testing/records';

const RUNS = { numRuns: 500 };
const KINDS = ['nourish-day', 'journal-entry', 'check-in', 'dream'];
const FIELDS = [
  'waterIntake',
  'mindfulEating',
  'reflection',
  'content',
  'audioUrl',
  'mood',
  'prayerTypes',
  'colour',
  '__proto__',
  'keptVersions',
];

const paragraph = fc.constantFrom('one', 'two', 'three', '', ' ', 'constructor', 'ONE', '\ud800');
/** One sentence, and what people make of it. */
const sentence = fc.constantFrom(
  ...[
    'I walked to the river.',
    'I ran to the river.',
    'I walked to a river.',
    'I walked to the sea.',
  ],
  ...[
    'Today I walked to the river.',
    'I walked to the river. Amen.',
    'I walked to the river',
    'to the',
  ],
);
const text = fc
  .array(fc.oneof(paragraph, sentence), { maxLength: 5 })
  .map((lines) => lines.join('\n'));
const counter = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: -3, max: 5 }));
const kept = fc.record({
  hash: fc.constantFrom('h1', 'h2'),
  field: text,
  value: text,
  updatedAt: fc.nat(5),
});
/** Whatever may stand in a field, of its type or not. */
const value = fc.oneof(
  text,
  text,
  counter,
  fc.array(fc.oneof(text, kept), { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 2 }),
);
const body: fc.Arbitrary<RecordBody> = fc
  .array(fc.tuple(fc.constantFrom(...FIELDS), value), { maxLength: 6 })
  .map((entries) => JSON.parse(JSON.stringify(Object.fromEntries(entries))) as RecordBody);
const version = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 3 }));

const state = (kind: string): fc.Arbitrary<RecordState> =>
  fc
    .record({
      version,
      body,
      deleted: fc.boolean(),
      updatedAt: fc.integer({ min: 1, max: 3 }),
      createdAt: fc.integer({ min: 1, max: 3 }),
      day: fc.constantFrom('2026-03-01', '2026-03-02'),
      order: fc.nat(2),
      utcOffsetMinutes: fc.constantFrom(0, 60),
    })
    .map(({ version: of, body: words, deleted, ...rest }) =>
      stateOf(of, deleted ? {} : words, { ...rest, deleted, kind }),
    );

const pair = fc
  .constantFrom(...KINDS)
  .chain((kind) => fc.tuple(state(kind), state(kind), fc.option(state(kind), { nil: undefined })));

const concurrentPair = pair.filter(
  ([a, b]) => compareVersions(a.version, b.version) === 'concurrent',
);
/** Two that parted from a base that counts. */
const partedPair = pair.map(([a, b, base]): [RecordState, RecordState, RecordState] => {
  const common = base ?? a;
  return [
    { ...a, version: { ...common.version, p: 1 } },
    { ...b, version: { ...common.version, q: 1 } },
    common,
  ];
});

/** All strings anywhere in a value, but not the names of fields. */
function stringsIn(from: unknown): string[] {
  if (typeof from === 'string') return [from];
  if (typeof from !== 'object' || from === null) return [];
  return Object.values(from).flatMap(stringsIn);
}

const contentOf = (record: DeviceRecord) => canonicalJson({ ...toState(record), version: {} });

describe('merging', { timeout: 60_000 }, () => {
  it('M1 never throws and ends either with theirs or with all that both have seen', () => {
    fc.assert(
      fc.property(pair, fc.boolean(), ([mine, theirs, base], isHeld) => {
        const record = isHeld ? heldOf(mine, base) : pendingOf(mine, base);
        const merged = mergeIn(record, theirs, { deviceId: 'me', dot: 9 }).record;
        const seen = joinVersions(mine.version, theirs.version);
        const isTheirs = compareVersions(merged.version, theirs.version) === 'equal';
        expect(
          isTheirs || ['equal', 'dominates'].includes(compareVersions(merged.version, seen)),
        ).toBe(true);
        expect(JSON.parse(JSON.stringify(merged))).toEqual(merged);
      }),
      RUNS,
    );
  });

  it.each([
    [
      'without a base',
      concurrentPair.map(([a, b]): [RecordState, RecordState, undefined] => [a, b, undefined]),
    ],
    ['with a base', partedPair],
  ])('M1 comes to the same on both devices %s', (_name, pairs) => {
    fc.assert(
      fc.property(
        pairs as fc.Arbitrary<[RecordState, RecordState, RecordState?]>,
        ([a, b, base]) => {
          const onA = mergeIn(pendingOf(a, base), b, { deviceId: 'x', dot: 9 });
          const onB = mergeIn(pendingOf(b, base), a, { deviceId: 'y', dot: 9 });
          expect(contentOf(onA.record)).toBe(contentOf(onB.record));
        },
      ),
      RUNS,
    );
  });

  it('is done once: merging the same state again changes nothing', () => {
    fc.assert(
      fc.property(partedPair, ([a, b, base]) => {
        const { record } = mergeIn(pendingOf(a, base), b, { deviceId: 'x', dot: 9 });
        expect(mergeIn(record, b, { deviceId: 'x', dot: 10 })).toMatchObject({
          record,
          changed: false,
        });
      }),
      RUNS,
    );
  });

  it('ends: two devices that merge each other’s result agree after one more exchange', () => {
    fc.assert(
      fc.property(partedPair, ([a, b, base]) => {
        const onA = mergeIn(pendingOf(a, base), b, { deviceId: 'x', dot: 9 }).record;
        const onB = mergeIn(pendingOf(b, base), a, { deviceId: 'y', dot: 9 }).record;
        // The server took A's result first.
        const settled = mergeIn(onB, toState(onA), { deviceId: 'y', dot: 10 }).record;
        expect(hasSameContent(settled, onA)).toBe(true);
        expect(settled.sync).toBe(
          compareVersions(settled.version, onA.version) === 'equal' ? 0 : 1,
        );
      }),
      RUNS,
    );
  });

  it('loses no text that a side wrote: it stands in the result, in its kept versions, or the base had it', () => {
    fc.assert(
      fc.property(partedPair, ([a, b, base]) => {
        fc.pre(!a.deleted && !b.deleted);
        const merged = mergeIn(pendingOf(a, base), b, { deviceId: 'x', dot: 9 }).record;
        const everything = stringsIn(merged.body).join('\n') + canonicalJson(merged.body);
        for (const side of [a, b]) {
          for (const field of ['reflection', 'content', 'audioUrl']) {
            const words = Object.hasOwn(side.body, field) ? side.body[field] : undefined;
            const before = Object.hasOwn(base.body, field) ? base.body[field] : undefined;
            if (typeof words !== 'string' || typeof before === 'string') continue;
            for (const line of words.split('\n')) expect(everything).toContain(line.trim());
          }
        }
      }),
      RUNS,
    );
  });

  it('V15 keeps every photo that a side added or both left, and none that a side took off, on both devices', () => {
    const photos = fc
      .subarray(['a', 'b', 'c', 'd', 'e'], { minLength: 0 })
      .map((names) => names.map(samplePhoto));
    const hashes = (body: RecordBody) =>
      new Set((body.photos as EntryPhoto[]).map((one) => one.hash));
    fc.assert(
      fc.property(photos, photos, photos, text, (before, one, other, content) => {
        const side = (at: Record<string, number>, of: EntryPhoto[], words: string) =>
          stateOf(at, { content: words, audioUrl: null, photos: of }, { kind: 'journal-entry' });
        const base = side({ a: 1 }, before, 'words');
        const a = side({ a: 1, p: 1 }, one, 'words');
        const b = side({ a: 1, q: 1 }, other, content);
        const onA = mergeIn(pendingOf(a, base), b, { deviceId: 'x', dot: 9 }).record;
        const onB = mergeIn(pendingOf(b, base), a, { deviceId: 'y', dot: 9 }).record;
        expect(contentOf(onA)).toBe(contentOf(onB));
        const [was, mine, theirs] = [base, a, b].map(({ body: of }) => hashes(of));
        const left = [...was!].filter((hash) => mine!.has(hash) && theirs!.has(hash));
        const added = [...mine!, ...theirs!].filter((hash) => !was!.has(hash));
        expect(hashes(onA.body)).toEqual(new Set([...left, ...added]));
      }),
      RUNS,
    );
  });

  it('M5 M15 loses no word that a side wrote, wherever the other wrote', () => {
    const texts = fc.tuple(text, text, text);
    const wordsIn = (from: string) => from.split(/\s+/);
    fc.assert(
      fc.property(texts, fc.constantFrom(1, 2, 3), ([before, one, other], at) => {
        const base = stateOf({ a: 1 }, { reflection: before });
        const a = stateOf({ a: 1, p: 1 }, { reflection: one }, { updatedAt: at });
        const b = stateOf({ a: 1, q: 1 }, { reflection: other }, { updatedAt: 2 });
        const { body } = mergeIn(pendingOf(a, base), b, { deviceId: 'x', dot: 9 }).record;
        const everything = stringsIn(body).join('\n');
        const had = new Set(wordsIn(before));
        for (const word of wordsIn(`${one} ${other}`)) {
          if (!had.has(word)) expect(everything).toContain(word);
        }
      }),
      RUNS,
    );
  });

  it('M16 what an older device made of the same two comes to the same on both, with all words', () => {
    const base = stateOf({ a: 1, b: 1 }, { reflection: 'I walked to the river.' });
    const ours = stateOf({ a: 2, b: 1 }, { reflection: 'I ran to the river.' }, { updatedAt: 30 });
    const theirs = stateOf(
      { a: 1, b: 2 },
      { reflection: 'I walked to the sea.' },
      { updatedAt: 20 },
    );
    const byWords = mergeIn(pendingOf(ours, base), theirs, { deviceId: 'new', dot: 1 }).record;
    const byLines = pendingOf(
      stateOf(
        { a: 2, b: 2, old: 1 },
        {
          reflection: 'I ran to the river.',
          keptVersions: [keepVersion('reflection', 'I walked to the sea.', 20)],
        },
        { updatedAt: 30 },
      ),
      ours,
    );
    expect(byWords.body).toEqual({ reflection: 'I ran to the sea.' });
    expect(compareVersions(byWords.version, byLines.version)).toBe('concurrent');
    const onNew = mergeIn(byWords, toState(byLines), { deviceId: 'new', dot: 2 }).record;
    const onOld = mergeIn(byLines, toState(byWords), { deviceId: 'old', dot: 2 }).record;
    expect(contentOf(onNew)).toBe(contentOf(onOld));
    for (const told of ['I ran to the river.', 'I walked to the sea.', 'I ran to the sea.']) {
      expect(stringsIn(onNew.body)).toContain(told);
    }
    // Whichever is pushed first, the other device takes it as it is.
    expect(mergeIn(byLines, toState(onNew), { deviceId: 'old', dot: 3 }).record.sync).toBe(0);
    expect(mergeIn(byWords, toState(onOld), { deviceId: 'new', dot: 3 }).record.sync).toBe(0);
  });

  it('M8 adds counters up exactly, however two devices take turns', () => {
    const step = fc.record({
      device: fc.constantFrom('a', 'b'),
      add: fc.integer({ min: 1, max: 3 }),
      meets: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const held = new Map<string, DeviceRecord>();
        let dot = 0;
        let total = 0;
        const meet = (deviceId: string, other: string) => {
          const theirs = held.get(other);
          dot += 1;
          if (theirs)
            held.set(
              deviceId,
              mergeIn(held.get(deviceId), toState(theirs), { deviceId, dot }).record,
            );
        };
        for (const { device, add, meets } of steps) {
          const opened = held.get(device);
          const shown = Object.values((opened?.body.waterIntake ?? {}) as Record<string, number>);
          const next = shown.reduce((sum, part) => sum + part, add);
          total += add;
          dot += 1;
          const { id, kind, day } = stateOf({}, {});
          const save = { id, kind, day, body: { waterIntake: { shown: next } }, opened };
          const moment = { now: dot, utcOffsetMinutes: 0 };
          held.set(device, saveOver(opened, save, { deviceId: device, dot }, moment).record);
          if (meets) meet(device === 'a' ? 'b' : 'a', device);
        }
        meet('a', 'b');
        const sum = Object.values(
          (held.get('a')?.body.waterIntake ?? {}) as Record<string, number>,
        );
        expect(sum.reduce((all, part) => all + part, 0)).toBe(total);
      }),
      RUNS,
    );
  });
});

describe('saving', { timeout: 60_000 }, () => {
  it('never throws, adds one dot, and saving the same again changes nothing', () => {
    fc.assert(
      fc.property(pair, body, ([current, opened, base], words) => {
        const dot = { deviceId: 'me', dot: 9 };
        const moment = { now: 5, utcOffsetMinutes: 0 };
        const save = { id: current.id, kind: current.kind, day: current.day, body: words, opened };
        const { record, changed } = saveOver(pendingOf(current, base), save, dot, moment);
        if (!changed) return;
        expect(entryOf(record.version, 'me')).toBe(9);
        expect(compareVersions(record.version, current.version)).toBe('dominates');
        const again = { ...save, body: record.body, opened: record };
        expect(saveOver(record, again, { ...dot, dot: 10 }, moment).changed).toBe(false);
      }),
      RUNS,
    );
  });
});
