import { describe, expect, it, test } from 'vitest';
import type { JournalEntryBody } from '../../../shared/records/journal-entry';
import { hasWords, openEntryForm, withPrompt } from './entry-form';

const { toForm, toBody } = openEntryForm('e1', '2026-11-20');
const OLD: JournalEntryBody = { content: 'words', audioUrl: null };
const FULL: JournalEntryBody = {
  ...OLD,
  title: 'At the lake',
  mood: 'joyful',
  tags: ['rest'],
  starred: true,
  datedAt: '2026-11-03T21:30',
};

describe('an entry on its page', () => {
  it('of an earlier release gets no details by being edited', () => {
    expect(toBody({ ...toForm(OLD), content: 'more' }, OLD)).toEqual({ ...OLD, content: 'more' });
  });

  it('comes back as it went, whole', () => {
    expect(toBody(toForm(FULL), FULL)).toEqual(FULL);
    expect(toBody(toForm(FULL), undefined)).toEqual(FULL);
  });

  it('says of a detail that was taken back that there is none', () => {
    const without = { title: '', mood: null, tags: [], starred: false };
    expect(toBody({ ...toForm(FULL), ...without }, FULL)).toEqual({ ...FULL, ...without });
  });

  it('keeps what only a newer release knows', () => {
    const newer = { ...OLD, colour: 'red' };
    expect(toBody(toForm(newer), newer)).toEqual(newer);
  });
});

test('a draft of an earlier release, or of a title alone, has words', () => {
  expect(hasWords({ content: 'words', audioUrl: null })).toBe(true);
  expect(hasWords({ ...toForm(undefined), title: 'At the lake' })).toBe(true);
  expect(hasWords({ ...toForm(undefined), content: ' ', mood: 'joyful' })).toBe(false);
});

describe('a question that is taken', () => {
  it('is the title where there is none', () => {
    expect(withPrompt({ title: ' ', content: 'words' }, 'Who helped you?')).toEqual({
      title: 'Who helped you?',
    });
  });

  it('stands below the words where there is a title, and nothing written is lost', () => {
    expect(withPrompt({ title: 'Mine', content: 'words\n' }, 'Who helped you?')).toEqual({
      content: 'words\n\nWho helped you?\n\n',
    });
    expect(withPrompt({ title: 'Mine', content: '' }, 'Who helped you?')).toEqual({
      content: 'Who helped you?\n\n',
    });
  });

  it('is taken once', () => {
    const [question, answered] = ['Who helped you?', 'Who helped you?\n\nAnna'];
    expect(withPrompt({ title: question, content: '' }, question)).toEqual({});
    expect(withPrompt({ title: 'Mine', content: answered }, question)).toEqual({});
  });

  it('stands on the page where it is too long for a title', () => {
    const long = `${'Who '.repeat(80)}?`;
    expect(withPrompt({ title: '', content: '' }, long)).toEqual({ content: `${long}\n\n` });
  });
});
