import { expect, test } from 'vitest';
import { ACTS } from '../../../../shared/content/prayer/acts';
import {
  type ActsForm,
  actsPrayer,
  actsSitting,
  beginActs,
  hasLine,
  moveTo,
  PRAY_ACTS,
  skipToEnd,
  toggleLine,
} from './acts-sitting';

const WORDS = {
  adoration: 'You are great.',
  confession: 'I lied to Ruth.',
  thanksgiving: ' ',
  supplication: 'Be with Ruth.',
};

const written = (patch: Partial<ActsForm> = {}): ActsForm => ({
  ...beginActs('2026-03-01'),
  words: WORDS,
  ...patch,
});

test('O7 the entry has what was written, and of a confession nothing', () => {
  const { content, title } = actsSitting('id', '2026-03-01').toBody(written(), undefined);
  expect(title).toBe('Praying with ACTS');
  expect(content).not.toContain('lied');
  expect(content).not.toContain('Confession');
  expect(content).toMatch(
    /^Adoration\n\n> .+\n> .+, World English Bible\n\nYou are great\.\n\nSupplication\n\n> .+\n> .+\n\nBe with Ruth\.$/,
  );
});

test('O7 a confession is part of it where the person says so', () => {
  expect(actsPrayer(written({ keepsConfession: true }))).toContain('I lied to Ruth.');
});

test('O8 verses stay those of the day on which it began', () => {
  const begun = written();
  const later = { ...beginActs('2026-03-02'), words: WORDS };
  expect(actsPrayer({ ...begun, at: 3 })).toBe(actsPrayer(begun));
  expect(actsPrayer(later)).not.toBe(actsPrayer(begun));
  expect(ACTS.adoration.verses).toHaveLength(10);
});

test('O8 a line is put on the sheet once, and taken away again', () => {
  const bread = toggleLine('For light', 'Bread');
  expect(bread).toBe('For light\nBread\n');
  expect(hasLine(bread, 'Bread ')).toBe(true);
  expect(hasLine('Breadcrumbs', 'Bread')).toBe(false);
  expect(toggleLine(bread, 'Bread')).toBe('For light\n');
  expect(toggleLine('', 'Bread')).toBe('Bread\n');
});

test('O6 the day is told of the movements that were open, and of no others', () => {
  const types = (form: ActsForm) => PRAY_ACTS.timeOf(form).prayed?.types;
  let form = beginActs('2026-03-01');
  expect(types({ ...form, ...skipToEnd() })).toEqual(['worship']);
  form = { ...form, ...moveTo(form, 1) };
  form = { ...form, ...moveTo(form, 2) };
  form = { ...form, ...moveTo(form, 1) };
  expect(types(form)).toEqual(['worship', 'thanksgiving']);
  form = { ...form, ...moveTo(form, 3) };
  form = { ...form, ...moveTo(form, 4) };
  expect(types(form)).toEqual(['worship', 'thanksgiving', 'petition']);
});
