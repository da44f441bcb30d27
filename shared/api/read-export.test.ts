import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordState } from '../records/record';
import { buildExport } from './export';
import { readExport } from './read-export';

const META = {
  exportedAt: Date.parse('2026-03-10T08:00:00Z'),
  account: { id: 'r', username: 'ruth' },
};

const entry: RecordState = {
  id: 'entry',
  kind: 'journal-entry',
  day: '2026-03-01',
  order: 1,
  version: { phone: 1 },
  deleted: false,
  createdAt: 1000,
  updatedAt: 2000,
  utcOffsetMinutes: 60,
  body: { content: 'words', audioUrl: null },
};

const fileOf = (...states: RecordState[]) => JSON.stringify(buildExport(states, META));

/** Any JSON but what a strict reader of the known kinds refuses. */
const anyState: fc.Arbitrary<RecordState> = fc
  .record({
    kind: fc.constantFrom('from-a-newer-app', 'kept-versions', 'journal-entry'),
    day: fc.constantFrom('2026-03-01', '2026-03-02'),
    order: fc.nat(10),
    version: fc.dictionary(fc.constantFrom('a', '__b', '|c'), fc.integer({ min: 1, max: 9 }), {
      minKeys: 1,
    }),
    createdAt: fc.integer(),
    updatedAt: fc.integer(),
    utcOffsetMinutes: fc.integer({ min: -1080, max: 1080 }),
    more: fc.dictionary(
      fc.oneof(fc.string(), fc.constant('__proto__')),
      fc.jsonValue({ maxDepth: 3 }),
    ),
    text: fc.string({ unit: 'binary' }),
  })
  .map(({ more, text, ...rest }) => ({
    ...rest,
    id: 'x',
    deleted: false,
    body: JSON.parse(
      JSON.stringify({ ...more, keptVersions: [], of: 'entry', content: text, audioUrl: null }),
    ) as RecordState['body'],
  }));

function idFor({ kind }: RecordState, index: number): string {
  return kind === 'kept-versions' ? `kept-versions:${index}` : `id-${index}`;
}

describe('readExport', () => {
  it('P10 brings every record back exactly as it was, also kinds and fields not known here', () => {
    fc.assert(
      fc.property(fc.array(anyState, { maxLength: 5 }), (list) => {
        const states = list.map((state, index) => ({ ...state, id: idFor(state, index) }));
        const read = readExport(JSON.stringify(buildExport(states, META), null, 2));
        expect(read.ok && read.value.unreadable).toBe(0);
        const byId = (all: readonly RecordState[]) => new Map(all.map((each) => [each.id, each]));
        expect(read.ok && byId(read.value.states)).toEqual(
          byId(JSON.parse(JSON.stringify(states))),
        );
      }),
    );
  });

  it('says whose it is, from when, and what it carries beside the records', () => {
    const more = {
      drafts: [{ key: 'journal:new', value: 1 }],
      recordings: [{ id: 'a', missing: 'OFFLINE' }],
    };
    const read = readExport(JSON.stringify({ ...buildExport([entry], META), ...more }));
    expect(read).toEqual({
      ok: true,
      value: { ...META, states: [entry], unreadable: 0, ...more },
    });
  });

  it.each([
    ['nothing', ''],
    ['a text', 'Dear diary'],
    ['a list', '[]'],
    ['another program’s file', '{"format":"other","formatVersion":2}'],
    ['nesting without end', '['.repeat(200_000)],
  ])('knows %s for something else', (_what, text) => {
    expect(readExport(text)).toEqual({ ok: false, problem: 'NOT_OURS' });
  });

  it('knows newer and older files', () => {
    const as = (formatVersion: number) =>
      JSON.stringify({ ...JSON.parse(fileOf(entry)), formatVersion });
    expect(readExport(as(3))).toEqual({ ok: false, problem: 'TOO_NEW' });
    expect(readExport(as(1))).toEqual({ ok: false, problem: 'TOO_OLD' });
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, -20)],
    ['changed', (text: string) => text.replaceAll('words', 'others')],
    ['without its states', (text: string) => text.replace('"states"', '"status"')],
    [
      'nested without end',
      (text: string) => text.replaceAll('"words"', `${'['.repeat(20_000)}${']'.repeat(20_000)}`),
    ],
  ])('refuses a file that was %s', (_how, damage) => {
    expect(readExport(damage(fileOf(entry)))).toEqual({ ok: false, problem: 'DAMAGED' });
  });

  it('refuses a file that holds a record twice', () => {
    expect(readExport(fileOf(entry, entry))).toEqual({ ok: false, problem: 'DAMAGED' });
  });

  it('leaves out and counts what no screen could show', () => {
    const odd = [
      { ...entry, id: 'a', body: { content: 5, audioUrl: null } },
      { ...entry, id: 'b', day: 'someday' },
      { ...entry, id: 'c', version: {} },
    ];
    expect(readExport(fileOf(entry, ...odd))).toMatchObject({
      ok: true,
      value: { states: [entry], unreadable: 3 },
    });
  });

  it('P29 takes what is too long to be sent: a device keeps and shows that', () => {
    const long = { ...entry, body: { content: 'a'.repeat(300_000), audioUrl: null } };
    expect(readExport(fileOf(long))).toMatchObject({ ok: true, value: { states: [long] } });
  });
});
