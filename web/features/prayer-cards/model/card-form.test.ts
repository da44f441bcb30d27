import { expect, test } from 'vitest';
import type { IntercessionCardBody } from '../../../../shared/records/intercession-card';
import { intercessionCard } from '../../../../shared/records/intercession-card';
import { kindOfDraft } from '../../../records/kind-words';
import { answerOf, editedCard, maySince, newCard } from './card-form';
import { cardPlace } from './places';

const TODAY = '2026-03-01';
const BODY: IntercessionCardBody = {
  who: 'Ana',
  matter: 'Sleep',
  since: '2026-01-07',
  rhythm: 'weekly',
  prayedOn: ['2026-02-25'],
};

test('T8 a new card, each card and each answer has a draft of its own, known as one of a card', () => {
  const old = { id: 'card-1', day: TODAY };
  const specs = [
    newCard('random', TODAY),
    editedCard(old, TODAY),
    answerOf({ ...old, body: BODY }, TODAY),
  ];
  const keys = specs.map(({ draftKey }) => draftKey);
  expect(new Set(keys).size).toBe(3);
  expect(keys.map((key) => kindOfDraft(key.split(':')[0] ?? ''))).toEqual(
    keys.map(() => 'intercession-card'),
  );
  expect(newCard('another', TODAY).draftKey).toBe(keys[0]);
  expect(specs.map(({ id }) => id)).toEqual(['random', 'card-1', 'card-1']);
  expect([...keys, cardPlace('card-1')].join()).not.toMatch(/Ana|Sleep/);
});

test('T8 a card is saved as it was typed, and an edit keeps what its form does not show', () => {
  const form = newCard('random', TODAY).toForm(undefined);
  expect(form).toEqual({ who: '', matter: '', since: TODAY, rhythm: 'daily', weekday: null });
  const body = newCard('random', TODAY).toBody({ ...form, who: ' Ana ' }, undefined);
  expect(body).toEqual({ who: 'Ana', matter: '', since: TODAY, rhythm: 'daily' });
  expect(intercessionCard.schema.safeParse(body).success).toBe(true);
  const spec = editedCard({ id: 'card-1', day: TODAY }, TODAY);
  expect(spec.toBody({ ...spec.toForm(BODY), weekday: 5 }, BODY)).toEqual({ ...BODY, weekday: 5 });
});

test('T7 an answer is told on the day that it is saved, and its story can be changed later', () => {
  const { toForm, toBody } = answerOf({ id: 'card-1', day: TODAY, body: BODY }, TODAY);
  expect(toForm(BODY)).toEqual({ story: '' });
  const answered = toBody({ story: 'She sleeps.' }, BODY);
  expect(answered).toEqual({ ...BODY, story: 'She sleeps.', answeredOn: TODAY });
  const later = answerOf({ id: 'card-1', day: TODAY, body: answered }, '2026-04-01');
  expect(later.toBody({ story: 'She sleeps well.' }, answered)).toMatchObject({
    story: 'She sleeps well.',
    answeredOn: TODAY,
  });
  expect(toBody({ story: '' }, undefined)).toMatchObject({ who: 'Ana', answeredOn: TODAY });
});

test('a card is prayed since a day that exists and is here already', () => {
  expect([TODAY, '2026-02-29', '2026-03-02', ''].map((day) => maySince(day, TODAY))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
