import { expect, test } from 'vitest';
import { recordMarks } from './record-marks';

const kept = [{ hash: 'h', field: 'reflection', value: 'x', updatedAt: 1 }];

test('a record that the server has needs no mark', () => {
  expect(recordMarks({ sync: 0, body: {} })).toEqual([]);
  expect(recordMarks({ sync: 0, body: { keptVersions: [] } })).toEqual([]);
});

test('a pending record is waiting, also beside kept versions', () => {
  expect(recordMarks({ sync: 1, body: { keptVersions: kept } })).toEqual([
    { state: 'waiting', text: 'Waiting' },
    { state: 'kept-versions', text: 'Two versions kept' },
  ]);
});

test('a held record is only here, and says why', () => {
  const [mark] = recordMarks({ sync: 2, code: 'RECORD_TOO_LARGE', body: {} });
  expect(mark?.text).toBe('Only here');
  expect(mark?.reason).toContain('too long for the server');
  expect(recordMarks({ sync: 2, body: {} })[0]?.reason).toContain('stays on this device');
});
