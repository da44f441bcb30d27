import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CheckInBody, checkIn } from '../../shared/records/check-in';
import { newestFirstOrder } from '../../shared/records/record';
import { type LiveValue, liveValue } from '../live/live-value';
import { LocalStoreError, type RecordOf, type SaveInput } from './contract';
import { createDraftKeeper } from './draft-keeper';
import { createRecordForm, type RecordFormSpec } from './record-form';
import { memoryDrafts } from './testing/memory-drafts';

type CheckIn = RecordOf<CheckInBody>;
interface Form {
  readonly truth: string;
  readonly first: string;
}

const DAY = '2026-03-01';
const KEY = `check-in:${DAY}`;

const spec: RecordFormSpec<CheckInBody, Form> = {
  kind: checkIn,
  id: KEY,
  day: DAY,
  draftKey: KEY,
  toForm: (body) => ({ truth: body?.truthStatement ?? '', first: body?.gratitude1 ?? '' }),
  toBody: (form, opened) => ({
    ...opened,
    mood: opened?.mood ?? null,
    truthStatement: form.truth,
    gratitude1: form.first || null,
    gratitude2: null,
    gratitude3: null,
  }),
};

function record(truthStatement: string, version: Record<string, number>): CheckIn {
  return {
    id: KEY,
    kind: 'check-in',
    day: DAY,
    order: newestFirstOrder(1),
    version,
    deleted: false,
    createdAt: 1,
    updatedAt: 1,
    utcOffsetMinutes: 0,
    sync: 0,
    body: { mood: null, truthStatement, gratitude1: null, gratitude2: null, gratitude3: null },
  };
}

describe('a form over one record', () => {
  let stored: LiveValue<CheckIn | null>;
  let drafts: ReturnType<typeof memoryDrafts>;
  let saves: SaveInput<CheckInBody>[];
  let answerSave: (input: SaveInput<CheckInBody>) => Promise<CheckIn>;
  let ends: (() => void)[];

  beforeEach(() => {
    vi.useFakeTimers();
    stored = liveValue<CheckIn | null>(null);
    drafts = memoryDrafts();
    saves = [];
    ends = [];
    answerSave = async (input) => ({ ...record('', { a: 9 }), body: input.body });
  });
  afterEach(() => {
    for (const end of ends) end();
    vi.useRealTimers();
  });

  async function open(over: Partial<typeof spec> = {}) {
    const asked: string[] = [];
    const form = createRecordForm(
      {
        records: {
          liveOne: (_kind, id) => {
            asked.push(id);
            return stored as never;
          },
          save: async (input) => {
            saves.push(input as never);
            return (await answerSave(input as never)) as never;
          },
        },
        keeper: createDraftKeeper(drafts),
      },
      { ...spec, ...over },
    );
    ends.push(form.state.subscribe(() => undefined));
    await vi.advanceTimersByTimeAsync(0);
    return Object.assign(form, { asked });
  }

  it('shows a record that is there, for editing', async () => {
    stored.set(record('He is near', { a: 1 }));
    const form = await open();
    expect(form.state.get()).toMatchObject({
      ready: true,
      edited: false,
      form: { truth: 'He is near' },
    });
  });

  it('follows the record while untouched', async () => {
    const form = await open();
    stored.set(record('from another device', { b: 1 }));
    expect(form.state.get().form.truth).toBe('from another device');
    expect(form.state.get().opened?.version).toEqual({ b: 1 });
  });

  it('keeps the edits, and the state they began on, when the record moves underneath', async () => {
    stored.set(record('first', { a: 1 }));
    const form = await open();
    form.change({ truth: 'mine' });
    stored.set(record('theirs', { a: 1, b: 1 }));
    expect(form.state.get().form.truth).toBe('mine');
    await form.save();
    expect(saves[0]?.opened?.version).toEqual({ a: 1 });
    expect(saves[0]?.body.truthStatement).toBe('mine');
  });

  it('F9 writes a draft within 300 ms of typing, with the state it was opened on', async () => {
    stored.set(record('first', { a: 1 }));
    const form = await open();
    form.change({ truth: 'half a sen' });
    await vi.advanceTimersByTimeAsync(300);
    expect(drafts.written.get(KEY)).toMatchObject({
      form: { truth: 'half a sen' },
      opened: { version: { a: 1 } },
    });
  });

  it('F9 restores a draft after a crash and merges from the state it was opened on', async () => {
    stored.set(record('first', { a: 1 }));
    const before = await open();
    before.change({ truth: 'mine' });
    await vi.advanceTimersByTimeAsync(300);
    stored.set(record('theirs', { a: 1, b: 1 }));

    const form = await open();
    expect(form.state.get()).toMatchObject({
      form: { truth: 'mine' },
      edited: true,
      restored: true,
    });
    await form.save();
    expect(saves[0]?.opened?.body.truthStatement).toBe('first');
  });

  describe('A6 what came from outside of the app', () => {
    const fromOutside = () => {
      const form = { truth: 'Be still.', first: '' };
      drafts.written.set(KEY, { id: KEY, form, opened: null, shared: true });
      return open();
    };
    const isAsked = async () => (await open()).state.get().shared;

    it('asks until it is kept', async () => {
      const form = await fromOutside();
      expect(form.state.get()).toMatchObject({ form: { truth: 'Be still.' }, shared: true });
      expect(await isAsked()).toBe(true);
      form.keep();
      expect(form.state.get()).toMatchObject({ form: { truth: 'Be still.' }, shared: false });
      await vi.advanceTimersByTimeAsync(300);
      expect(await isAsked()).toBe(false);
      expect(drafts.written.get(KEY)).toMatchObject({ form: { truth: 'Be still.' } });
    });

    it('is kept by whoever types into it', async () => {
      const form = await fromOutside();
      form.change({ truth: 'Be still, and know.' });
      expect(form.state.get().shared).toBe(false);
      await vi.advanceTimersByTimeAsync(300);
      expect(await isAsked()).toBe(false);
    });

    it('is gone once it is set aside', async () => {
      const form = await fromOutside();
      await form.setAside();
      expect(form.state.get()).toMatchObject({ form: { truth: '' }, shared: false });
      expect(drafts.written.has(KEY)).toBe(false);
    });
  });

  it('drops a draft that says what the record says already', async () => {
    stored.set(record('saved before the end', { a: 2 }));
    drafts.written.set(KEY, {
      id: KEY,
      form: { truth: 'saved before the end', first: '' },
      opened: null,
    });
    const form = await open();
    await vi.advanceTimersByTimeAsync(0);
    expect(form.state.get()).toMatchObject({ edited: false, opened: { version: { a: 2 } } });
    expect(drafts.written.has(KEY)).toBe(false);
  });

  it('A48 saves half a character as a sign for it, and knows the draft of such a save again', async () => {
    const form = await open();
    form.change({ truth: 'half \ud83d' });
    await form.save();
    expect(saves[0]?.body.truthStatement).toBe('half \ufffd');
    expect(form.state.get().form.truth).toBe('half \ufffd');
    stored.set(record('half \ufffd', { a: 2 }));
    const draft = { id: KEY, form: { truth: 'half \ud83d', first: '' }, opened: null };
    drafts.written.set(KEY, draft);
    expect((await open()).state.get()).toMatchObject({ edited: false, restored: false });
  });

  it('fills in a field that a draft of an earlier release lacks', async () => {
    drafts.written.set(KEY, { id: KEY, form: { truth: 'old' }, opened: null });
    const form = await open();
    expect(form.state.get().form).toEqual({ truth: 'old', first: '' });
  });

  it('leaves a field that such a draft lacks as it was opened', async () => {
    const before = record('first', { a: 1 });
    const opened = { ...before, body: { ...before.body, gratitude1: 'bread' } };
    stored.set(opened);
    drafts.written.set(KEY, { id: KEY, form: { truth: 'mine' }, opened });
    const form = await open();
    expect(form.state.get().form).toEqual({ truth: 'mine', first: 'bread' });
  });

  it('F10 an entry that came from a draft keeps the id it began with', async () => {
    drafts.written.set(KEY, { id: 'first-id', form: { truth: 'x', first: '' }, opened: null });
    const form = await open({ id: 'another-id' });
    await form.save();
    expect(form.asked).toEqual(['first-id']);
    expect(saves[0]?.id).toBe('first-id');
  });

  it('forgets the draft after a save and shows what was stored', async () => {
    const form = await open();
    form.change({ truth: 'mine' });
    await vi.advanceTimersByTimeAsync(300);
    answerSave = async () => record('mine and theirs', { a: 2, b: 1 });
    const outcome = await form.save();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.ok).toBe(true);
    expect(form.state.get()).toMatchObject({ edited: false, form: { truth: 'mine and theirs' } });
    expect(drafts.written.has(KEY)).toBe(false);
  });

  it('follows the record again once an edit is undone', async () => {
    stored.set(record('first', { a: 1 }));
    const form = await open();
    form.change({ truth: 'first!' });
    stored.set(record('theirs', { a: 1, b: 1 }));
    form.change({ truth: 'first' });
    expect(form.state.get()).toMatchObject({ edited: false, form: { truth: 'theirs' } });
  });

  it('F1 a save that fails keeps the words, the draft, and says why', async () => {
    const form = await open();
    form.change({ truth: 'mine' });
    await vi.advanceTimersByTimeAsync(300);
    const failure = new LocalStoreError('QUOTA_EXCEEDED', null);
    answerSave = () => Promise.reject(failure);
    expect(await form.save()).toEqual({ ok: false, problem: failure.message });
    expect(form.state.get()).toMatchObject({
      edited: true,
      saving: false,
      form: { truth: 'mine' },
    });
    expect(drafts.written.has(KEY)).toBe(true);
  });

  it('has no message for people when the failure is not one of the store', async () => {
    const form = await open();
    answerSave = () => Promise.reject(new TypeError('x is not a function'));
    expect(await form.save()).toEqual({ ok: false, problem: undefined });
  });

  it('keeps what is typed while a save is under way, and merges it onto the outcome', async () => {
    stored.set(record('one', { a: 1 }));
    const form = await open();
    form.change({ truth: 'one two' });
    answerSave = async () => record('one two, and theirs', { a: 2, b: 1 });
    const saved = form.save();
    form.change({ truth: 'one two three' });
    await saved;
    expect(form.state.get()).toMatchObject({ edited: true, form: { truth: 'one two three' } });
    await form.save();
    expect(saves[1]?.opened).toMatchObject({
      version: { a: 1 },
      body: { truthStatement: 'one two' },
    });
    expect(saves[1]?.body.truthStatement).toBe('one two three');
  });

  it('shows a newer state that came while a save was under way', async () => {
    stored.set(record('one', { a: 1 }));
    const form = await open();
    form.change({ truth: 'two' });
    answerSave = async () => {
      stored.set(record('two and theirs', { a: 2, b: 1 }));
      return record('two', { a: 2 });
    };
    await form.save();
    expect(form.state.get()).toMatchObject({ edited: false, form: { truth: 'two and theirs' } });
  });

  it('does not fall back to the state from before a save that a live query still reports', async () => {
    stored.set(record('one', { a: 1 }));
    const form = await open();
    form.change({ truth: 'two' });
    answerSave = async () => record('two', { a: 2 });
    await form.save();
    stored.set(record('one', { a: 1 }));
    expect(form.state.get().form.truth).toBe('two');
  });

  it('sets edits aside when asked', async () => {
    stored.set(record('first', { a: 1 }));
    const form = await open();
    form.change({ truth: 'never mind' });
    await vi.advanceTimersByTimeAsync(300);
    await form.setAside();
    expect(form.state.get()).toMatchObject({ edited: false, form: { truth: 'first' } });
    expect(drafts.written.has(KEY)).toBe(false);
  });

  it('P7 saves once where the button is pressed twice', async () => {
    const form = await open();
    form.change({ truth: 'mine' });
    await Promise.all([form.save(), form.save()]);
    expect(saves.map(({ opened }) => opened?.version)).toEqual([undefined, { a: 9 }]);
    expect(form.state.get()).toMatchObject({ edited: false, saving: false });
  });

  it('P7 tells the record log that edits come from a draft', async () => {
    drafts.written.set(KEY, { id: KEY, form: { truth: 'mine', first: '' }, opened: null });
    const form = await open();
    await form.save();
    form.change({ truth: 'more' });
    await form.save();
    expect(saves.map(({ restored }) => restored)).toEqual([true, false]);
  });
});
