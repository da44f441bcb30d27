import { describe, expect, it } from 'vitest';
import { type CheckInBody, checkIn } from '../../../shared/records/check-in';
import { journalEntry } from '../../../shared/records/journal-entry';
import type { RecordState } from '../../../shared/records/record';
import type { ApplyPushResult } from '../../store/record-store';
import { sampleAccount, sampleRecord } from '../../store/testing/samples';
import { type ChangeState, RecordWriter } from './record-writer';

const anna = sampleAccount('anna');
const target = {
  kind: checkIn,
  id: 'check-in:2026-03-01',
  day: '2026-03-01',
  utcOffsetMinutes: 60,
};
const body = (truthStatement: string): CheckInBody => ({
  mood: 'peaceful',
  truthStatement,
  gratitude1: null,
  gratitude2: null,
  gratitude3: null,
});
const fromPhone = sampleRecord({ ...target, kind: 'check-in', body: body('phone') });

type Outcome = Pick<ApplyPushResult, 'accepted' | 'rejected'>;

/** A store of one record, and a push that does what the test says. */
function setUp(stored: RecordState | undefined, push: (row: RecordState) => Partial<Outcome>) {
  const state = { stored, pushed: [] as RecordState[] };
  const change: ChangeState = async (_account, _id, compute) => {
    const { next, value } = compute(state.stored, 'e');
    const outcome: Outcome = { accepted: [], rejected: [], ...(next ? push(next) : {}) };
    if (next) state.pushed.push(next);
    if (outcome.accepted.length > 0) state.stored = next;
    return { value, push: outcome };
  };
  return { writer: new RecordWriter({ change, now: () => 1_000 }), state };
}
const accept = ({ id, version }: RecordState) => ({ accepted: [{ id, version }] });

describe('RecordWriter', () => {
  it('M11 keeps the offset of the place where a record was begun', async () => {
    const { writer, state } = setUp(fromPhone, accept);
    await writer.write(anna, { ...target, utcOffsetMinutes: -600 }, () => body('api'));
    expect(state.stored).toMatchObject({ utcOffsetMinutes: 60, version: { 'api-e': 1_000 } });
  });

  it('P2 takes a dot above its own entry though the clock went back', async () => {
    const ahead = { ...fromPhone, version: { phone: 1, 'api-e': 5_000 } };
    const { writer, state } = setUp(ahead, accept);
    await writer.write(anna, target, () => body('api'));
    expect(state.stored?.version).toEqual({ phone: 1, 'api-e': 5_001 });
  });

  it('keeps day, order and moment of creation of what is there', async () => {
    const { writer, state } = setUp({ ...fromPhone, order: 7 }, accept);
    await writer.write(anna, target, () => body('api'));
    expect(state.stored).toMatchObject({
      day: fromPhone.day,
      order: 7,
      createdAt: fromPhone.createdAt,
      updatedAt: 1_000,
    });
  });

  it('brings a deleted day back with the words of the call', async () => {
    const { writer, state } = setUp({ ...fromPhone, deleted: true, body: {} }, accept);
    await writer.write(anna, target, (current) => current ?? body('again'));
    expect(state.stored).toMatchObject({ deleted: false, body: { truthStatement: 'again' } });
  });

  it('P10 leaves alone what only a newer program can read', async () => {
    const { writer, state } = setUp({ ...fromPhone, body: { mood: 7 } }, accept);
    const write = writer.write(anna, target, () => body('api'));
    await expect(write).rejects.toMatchObject({ status: 409 });
    expect(state.pushed).toEqual([]);
  });

  it.each([
    ['ENTRY_LIMIT', 403, 'ENTRY_LIMIT'],
    ['RECORD_TOO_LARGE', 413, 'RECORD_TOO_LARGE'],
    ['RECORD_QUOTA', 413, 'RECORD_QUOTA'],
    ['INVALID_RECORD', 400, 'INVALID_RECORD'],
  ])('P19 turns the rejection %s into %i', async (rejection, status, code) => {
    const { writer } = setUp(undefined, ({ id, version }) => ({
      rejected: [{ id, version, code: rejection }],
    }));
    const entry = { ...target, id: 'entry', kind: journalEntry };
    const created = writer.create(anna, entry, { content: 'words', audioUrl: null });
    await expect(created).rejects.toMatchObject({ status, code });
  });
});
