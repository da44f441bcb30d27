import { describe, expect, it } from 'vitest';
import type { RecordState } from '../records/record';
import { buildExport, dataExport, exportFileName } from './export';

const meta = {
  exportedAt: Date.parse('2026-03-10T08:00:00Z'),
  account: { id: 'a-ruth', username: 'ruth' },
};
const kept = { hash: 'h', field: 'content', value: 'the other words', updatedAt: 1000 };

function record(change: Partial<RecordState>): RecordState {
  return {
    id: 'entry',
    kind: 'journal-entry',
    day: '2026-03-01',
    order: 1,
    version: { phone: 1 },
    deleted: false,
    createdAt: Date.parse('2026-03-01T07:00:00Z'),
    updatedAt: Date.parse('2026-03-01T07:05:00Z'),
    utcOffsetMinutes: 60,
    body: { content: 'words', audioUrl: null },
    ...change,
  };
}

describe('buildExport', () => {
  it('shows every kind in plain fields that its own schema accepts', () => {
    const nourish = record({
      id: 'nourish-day:2026-03-01',
      kind: 'nourish-day',
      body: { waterIntake: { phone: 3, tablet: 2 }, balancedMeals: {}, gratefulForFood: true },
    });
    const file = buildExport([record({}), nourish], meta);
    expect(dataExport.parse(JSON.parse(JSON.stringify(file)))).toEqual(file);
    expect(file.account).toEqual({ id: 'a-ruth', username: 'ruth' });
    expect(file.exportedAt).toBe('2026-03-10T08:00:00.000Z');
    expect(file.records['journal-entry']).toEqual([
      {
        id: 'entry',
        day: '2026-03-01',
        createdAt: '2026-03-01T07:00:00.000Z',
        updatedAt: '2026-03-01T07:05:00.000Z',
        content: 'words',
        audioUrl: null,
      },
    ]);
    expect(file.records['nourish-day']?.[0]).toMatchObject({ waterIntake: 5, balancedMeals: 0 });
  });

  it('keeps words that lost a merge, also those that moved to a page of their own', () => {
    const page = record({
      id: 'kept-versions:entry:h2',
      kind: 'kept-versions',
      body: { of: 'entry', keptVersions: [{ ...kept, value: 'older words' }] },
    });
    const entry = record({ body: { content: 'now', audioUrl: null, keptVersions: [kept] } });
    const versions = buildExport([page, entry], meta).records['journal-entry']?.[0]?.keptVersions;
    expect(versions?.map(({ value }) => value)).toEqual(['the other words', 'older words']);
    expect(versions?.[0]?.changedAt).toBe('1970-01-01T00:00:01.000Z');
  });

  it('keeps them even when the record they belong to is gone', () => {
    const page = record({ kind: 'kept-versions', body: { of: 'gone', keptVersions: [kept] } });
    expect(JSON.stringify(buildExport([page], meta))).toContain('the other words');
  });

  it('P10 carries unknown kinds and unknown fields along', () => {
    const future = record({ id: 'x', kind: 'gratitude-jar', body: { notes: ['light'] } });
    const withMore = record({ body: { content: 'a', audioUrl: null, colour: 'gold' } });
    const file = buildExport([future, withMore], meta);
    expect(file.unread).toEqual([future]);
    expect(file.records['journal-entry']?.[0]).toMatchObject({ colour: 'gold' });
  });

  it('leaves tombstones and the notes of a device out', () => {
    const onDevice = { ...record({ kind: 'new-kind' }), sync: 1, base: record({}) };
    const file = buildExport([record({ deleted: true, body: {} }), onDevice], meta);
    expect(file.records).toEqual({});
    expect(Object.keys(file.unread[0] ?? {})).not.toContain('sync');
  });

  it('orders by day whatever order it is given', () => {
    const days = ['2026-03-03', '2026-03-01', '2026-03-02'];
    const file = buildExport(
      days.map((day) => record({ id: day, day })),
      meta,
    );
    expect(file.records['journal-entry']?.map(({ day }) => day)).toEqual(days.toSorted());
  });

  it('F11 survives clocks that are off by anything', () => {
    const skewed = record({ createdAt: Number.MAX_SAFE_INTEGER, updatedAt: -5 });
    expect(() => buildExport([skewed], meta)).not.toThrow();
  });

  it('has a dated file name', () => {
    expect(exportFileName('2026-03-10')).toBe('choose-wholeness-2026-03-10.json');
  });
});
