import { expect, test } from 'vitest';
import type { GuidanceKind, GuidanceView } from '../../../../shared/api/circle-guidance';
import { chosenWeek, guidanceOn, offeredWeeks, sayGuidance, sayUnsentGuidance } from './guidance';

/** A Wednesday. */
const TODAY = '2026-03-11';
const [LAST, THIS, NEXT] = ['2026-03-02', '2026-03-09', '2026-03-16'];

function given(id: string, kind: GuidanceKind, week: string | null): GuidanceView {
  return {
    id,
    kind,
    week,
    title: null,
    text: id,
    author: { memberId: 'm1', name: 'Ruth', isMe: false },
    createdAt: '2026-03-01T08:00:00.000Z',
    updatedAt: '2026-03-01T08:00:00.000Z',
  };
}

const idsOf = (items: readonly GuidanceView[]) => items.map(({ id }) => id);

test('W12 themes and questions are shown in their week: themes first, notes apart and in their order', () => {
  const items = [
    given('note-2', 'note', null),
    given('question', 'prompt', THIS),
    given('soon', 'theme', NEXT),
    given('gone', 'prompt', LAST),
    given('theme', 'theme', THIS),
    given('note-1', 'note', null),
  ];
  const { notes, ofWeek, otherWeeks } = guidanceOn(TODAY, items);
  expect(idsOf(notes)).toEqual(['note-2', 'note-1']);
  expect(idsOf(ofWeek)).toEqual(['theme', 'question']);
  expect(idsOf(otherWeeks)).toEqual(['soon', 'gone']);
});

test('W12 a week lasts from Monday to Sunday, on the day of the person', () => {
  const items = [given('theme', 'theme', THIS)];
  for (const day of [THIS, '2026-03-15']) expect(guidanceOn(day, items).ofWeek).toEqual(items);
  for (const day of ['2026-03-08', NEXT]) expect(guidanceOn(day, items).ofWeek).toEqual([]);
});

test('W16 a form of a week that has passed is for this one; next week stays next week', () => {
  expect(offeredWeeks(TODAY)).toEqual({ this: THIS, next: NEXT });
  expect(chosenWeek({ week: null }, TODAY)).toBe(THIS);
  expect(chosenWeek({ week: LAST }, TODAY)).toBe(THIS);
  expect(chosenWeek({ week: NEXT }, TODAY)).toBe(NEXT);
  expect(chosenWeek({ week: NEXT }, NEXT)).toBe(NEXT);
});

test('what was given is named by its author or its week', () => {
  const said = (kind: GuidanceKind, week: string | null) =>
    sayGuidance(given('id', kind, week), TODAY);
  expect(said('note', null)).toBe('A note from Ruth');
  const mine = { ...given('id', 'note', null), author: { memberId: 'm', name: 'R', isMe: true } };
  expect(sayGuidance(mine, TODAY)).toBe('Your note');
  expect(said('theme', THIS)).toBe('This week’s prayer theme');
  expect(said('prompt', NEXT)).toBe('Next week’s question');
  expect(said('prompt', LAST)).toBe('Question, week of March 2');
  expect(sayUnsentGuidance({ kind: 'note', week: null }, TODAY)).toBe('Your note');
  expect(sayUnsentGuidance({ kind: 'theme', week: THIS }, TODAY)).toBe('This week’s prayer theme');
});
