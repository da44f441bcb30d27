import { expect, test } from 'vitest';
import { versesHere } from '../../../../shared/content/prayer/verses-here';
import {
  beginScripture,
  hasScriptureWords,
  PRAY_SCRIPTURE,
  partOf,
  passageOf,
  type ScriptureForm,
  scriptureSitting,
  wholePrayer,
  withPrayer,
} from './scripture-sitting';

function praying(passage: string, prayers: Readonly<Record<number, string>> = {}): ScriptureForm {
  let form = beginScripture({ passage, verses: versesHere(passage) ?? [] });
  for (const [at, prayer] of Object.entries(prayers))
    form = { ...form, ...withPrayer(form, Number(at), prayer) };
  return form;
}

const bodyOf = (form: ScriptureForm) =>
  scriptureSitting('id', '2026-03-01').toBody(form, undefined);

test('O2 a sitting takes twelve verses of a longer passage, from where the person begins', () => {
  const verses = Array.from({ length: 22 }, (_, at) => ({ number: at + 1, text: `Verse ${at}` }));
  const whole = { passage: 'Psalms 103:1-22', verses };
  expect(partOf(whole, 1, 22).passage).toBe('Psalms 103:1-12');
  expect(partOf(whole, 8, 14).passage).toBe('Psalms 103:8-14');
  expect(partOf(whole, 8, 8)).toEqual({ passage: 'Psalms 103:8', verses: [verses[7]] });
  expect(passageOf('Psalms 103', verses.slice(0, 2))).toBe('Psalms 103:1-2');
});

test('O5 each prayer stands below its verses, which are quoted with where they are from', () => {
  const form = praying('Psalms 131:1-3', { 1: ' Quiet me. ' });
  const [first, second, third] = form.verses.map(({ verse }) => verse);
  expect(bodyOf(form)).toEqual({
    title: 'Praying Psalm 131:1–3',
    content: [
      `> ${first}\n> ${second}\n> Psalm 131:1–2`,
      'Quiet me.',
      `> ${third}\n> Psalm 131:3, World English Bible`,
    ].join('\n\n'),
    audioUrl: null,
  });
});

test('O5 a prayer that was changed as one text is kept as it was changed', () => {
  const form = { ...praying('Psalms 131:1-3', { 0: 'Quiet me.' }), whole: 'Be still.\n' };
  expect(wholePrayer(form)).toBe('Be still.\n');
  expect(bodyOf(form).content).toBe('Be still.\n');
});

test('O9 only words or a recording would be missed', () => {
  const form = praying('Psalms 131:1-3', { 0: '  ' });
  expect(hasScriptureWords(form)).toBe(false);
  expect(hasScriptureWords(praying('Psalms 131:1-3', { 2: 'Hope' }))).toBe(true);
  expect(hasScriptureWords({ ...form, whole: 'Hope' })).toBe(true);
  expect(hasScriptureWords({ ...form, audioUrl: '/api/media/a' })).toBe(true);
});

test('O6 the day is told of the passage, and of the kind of prayer that its words make', () => {
  const told = (passage: string) => PRAY_SCRIPTURE.timeOf({ ...praying(passage), openMs: 200_000 });
  expect(told('Psalms 150:1-6')).toEqual({
    prayed: { minutes: 3, types: ['worship'] },
    read: { minutes: 0, passage: 'Psalm 150:1–6' },
  });
  expect(told('Psalms 138:1-8').prayed?.types).toEqual(['thanksgiving']);
  expect(told('Psalms 13:1-6').prayed?.types).toEqual(['petition']);
});
