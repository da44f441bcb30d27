import { expect, it } from 'vitest';
import {
  readCircle,
  readGuidance,
  readPlan,
  readRequest,
  readResponse,
  readStory,
  toAnswered,
  toCircle,
  toGuidance,
  toPlan,
  toRequest,
  toResponse,
} from './forms';

it('an empty form comes of nothing, and of what is no form', () => {
  for (const left of [undefined, null, 'text', [], { title: 4, type: 'sermon', message: null }]) {
    expect(readCircle(left)).toEqual({ name: '', description: '' });
    expect(readRequest(left)).toEqual({ title: '', description: '', category: null });
    expect(readResponse(left)).toEqual({ type: 'prayer', message: '' });
    expect(readStory(left)).toEqual({ story: '' });
  }
});

it('the words of what was to be sent come back into its form', () => {
  expect(readRequest({ title: 'Joel', description: null, category: 'Family' })).toEqual({
    title: 'Joel',
    description: '',
    category: 'Family',
  });
  expect(readResponse({ type: 'encouragement', message: 'Coffee.' })).toEqual({
    type: 'encouragement',
    message: 'Coffee.',
  });
});

it('name, title and message are required, all else is not (spec section 5)', () => {
  expect(toCircle({ name: ' ', description: 'x' })).toBeUndefined();
  expect(toCircle({ name: ' Tuesday ', description: ' ' })).toEqual({
    name: 'Tuesday',
    description: null,
  });
  expect(toRequest({ title: '\n', description: 'x', category: 'Health' })).toBeUndefined();
  expect(toRequest({ title: 'Joel', description: '', category: null })).toEqual({
    title: 'Joel',
    description: null,
    category: null,
  });
  expect(toResponse({ type: 'prayer', message: '' })).toBeUndefined();
  expect(toResponse({ type: 'prayer', message: 'Be near.' })).toEqual({
    type: 'prayer',
    message: 'Be near.',
  });
  expect(toAnswered({ story: '' })).toEqual({ story: null });
});

it('W16 what a leader writes is sent with its week: this one, unless next week was chosen', () => {
  const today = '2026-03-11';
  const written = { kind: 'theme', title: ' ', text: 'New beginnings', week: null };
  const sent = (changed: object) => toGuidance(readGuidance({ ...written, ...changed }), today);
  expect(sent({})).toEqual({ ...written, title: null, week: '2026-03-09' });
  expect(sent({ week: '2026-03-02' })?.week).toBe('2026-03-09');
  expect(sent({ week: '2026-03-16' })?.week).toBe('2026-03-16');
  expect(sent({ kind: 'note', week: '2026-03-16' })?.week).toBeNull();
  expect(sent({ kind: 'prompt', title: 'A title' })).toMatchObject({ kind: 'prompt', title: null });
  expect(sent({ text: '  ' })).toBeUndefined();
});

it('W16 a plan is sent once it is one of ours and has its first day', () => {
  const plan = { plan: 'rest-7', startsOn: '2026-03-16' };
  expect(toPlan(readPlan(plan))).toEqual(plan);
  expect(toPlan(readPlan({ ...plan, plan: 'of-nobody' }))).toBeUndefined();
  expect(toPlan(readPlan({ ...plan, startsOn: '' }))).toBeUndefined();
  expect(toPlan(readPlan(undefined))).toBeUndefined();
});
