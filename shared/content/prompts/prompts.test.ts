import { describe, expect, it } from 'vitest';
import { addDays } from '../../domain/local-day';
import { TITLE_CHARACTERS } from '../../records/journal-entry';
import { choosePrompt } from './choose-prompt';
import { PROMPT_THEMES, PROMPTS } from './prompts';

const texts = PROMPTS.map(({ text }) => text);
/** A text without case and marks, in which two that say the same are the same. */
const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9 ]/g, '');
const words = (text: string) => bare(text).split(' ');
const sentencesOf = (text: string) => text.split(/(?<=[.?:])\s+/);

describe('the questions to begin an entry with', () => {
  it('are two hundred, ten to each of twenty themes', () => {
    expect(PROMPT_THEMES).toHaveLength(20);
    expect(PROMPT_THEMES.map(({ prompts }) => prompts.length)).toEqual(Array(20).fill(10));
    expect(new Set(PROMPT_THEMES.map(({ name }) => name)).size).toBe(20);
  });

  it('are all different, and no seven words in a row stand in two of them', () => {
    expect(new Set(texts.map(bare)).size).toBe(200);
    const runs = texts.flatMap((text) => [
      ...new Set(words(text).map((_, at, all) => all.slice(at, at + 7).join(' '))),
    ]);
    const long = runs.filter((run) => run.split(' ').length === 7);
    expect(long.filter((run, at) => long.indexOf(run) !== at)).toEqual([]);
  });

  it.each(texts)('is short and plain: %s', (text) => {
    expect(text.length).toBeGreaterThanOrEqual(15);
    // It can become the title of the entry.
    expect(text.length).toBeLessThanOrEqual(Math.min(90, TITLE_CHARACTERS));
    expect(text).toMatch(/^[A-Z].*[.?]$/);
    expect(text).not.toMatch(/["“”*>!;–—]|'/);
    for (const sentence of sentencesOf(text)) expect(words(sentence).length).toBeLessThan(17);
  });

  it('ask, rather than tell: nine of ten are questions', () => {
    expect(texts.filter((text) => text.includes('?')).length).toBeGreaterThanOrEqual(180);
  });

  it('quote no Scripture and name no verse', () => {
    const names =
      /\b(?:Psalms? \d|Genesis|Isaiah|Matthew|Mark|Luke|John|Romans|Corinthians|thee|thou|unto|shall|\d+:\d+)\b/;
    expect(texts.filter((text) => names.test(text))).toEqual([]);
  });

  it('speak no jargon and command nothing', () => {
    const jargon =
      /\b(?:process|trigger\w*|boundar\w+|trauma\w*|toxic|inner child|self-care|mindset|heal\w*|valid\w*|journey|manifest\w*|vulnerab\w+|should|must|have to|need to)\b/i;
    expect(texts.filter((text) => jargon.test(text))).toEqual([]);
  });
});

describe('the questions of a day', () => {
  const offered = (day: string, count: number) =>
    Array.from({ length: count }, (_, nth) => choosePrompt(PROMPTS, day, nth));

  it('meet every question before one comes again', () => {
    expect(new Set(offered('2026-11-25', 200)).size).toBe(200);
  });

  it('change their theme from one to the next', () => {
    const themes = offered('2026-11-25', 40).map((prompt) => prompt?.theme);
    for (const [at, theme] of themes.entries()) if (at > 0) expect(theme).not.toBe(themes[at - 1]);
  });

  it('begin with another one each day, also before the first year', () => {
    for (const day of ['2026-11-25', '2026-01-01', '2019-06-30']) {
      const [today] = offered(day, 1);
      expect(today).toBeDefined();
      expect(choosePrompt(PROMPTS, addDays(day, 1), 0)).not.toBe(today);
    }
  });

  it('there is none where there are no questions', () => {
    expect(choosePrompt([], '2026-11-25', 0)).toBeUndefined();
  });
});
